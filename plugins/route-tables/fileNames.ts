import path from 'node:path';
import vm from 'node:vm';
import type { CurrentBundler } from '@docusaurus/types';
import { TABLE, tableFile } from '../../core/routeTables';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Of the bundle's runtime: the ids of chunks, which are their names here, and the hash in the name of each file. */
const IDS = /(?<=\.gca\s*=[^{]*\{[^{}]*)\{[^{}]*\}(?=\)?\[)/;
const HASHES = /(?<="assets\/js\/"\s*\+\s*\(?)\{[^{}]*\}(?=\)?\[)/;
const IS_TABLE = new RegExp(`^${TABLE}`);
/** In the table of a version (modules.ts): the chunks whose files it must name, and the code that it is made for. */
const PLACE = /(["'`])%files ([^%]*)%\1/;
const CODE = /%code%/;

type Names = Record<string, string>;

const pick = (names: Names, test: (id: string) => boolean): string =>
  JSON.stringify(Object.fromEntries(Object.entries(names).filter(([id]) => test(id))));

function changeNames(source: string, place: RegExp, change: (names: Names) => string): string {
  if (!place.test(source)) throw new Error(`[route-tables] the runtime of the bundle has no ${place.source}`);
  return source.replace(place, (text) => change(vm.runInNewContext(`(${text})`) as Names));
}

/** Takes the names of files out of the runtime: what it becomes when it is made small must not depend on them. */
export function takeNames(runtime: string): { runtime: string; files: Names } {
  let files: Names = {};
  const blank = (names: Names) => {
    files = names;
    return JSON.stringify(Object.fromEntries(Object.keys(names).map((id) => [id, ''])));
  };
  return { runtime: changeNames(runtime, HASHES, blank), files };
}

/** Puts the names of files not back into the runtime, which every page loads, but into the tables of the versions. */
export function moveNames(
  runtime: string,
  tables: readonly string[],
  files: Names,
  code: string,
): { runtime: string; tables: string[] } {
  const moved = new Set<string>();
  const filled = tables.map((source) =>
    source.replace(CODE, code).replace(PLACE, (_text, _quote, list: string) => {
      const own = new Set(list.split(' '));
      own.forEach((id) => moved.add(id));
      return pick(files, (id) => own.has(id));
    }),
  );
  const shorter = changeNames(runtime, HASHES, () => pick(files, (id) => !moved.has(id) && !id.startsWith(TABLE)));
  return { runtime: changeNames(shorter, IDS, (names) => pick(names, (id) => names[id] !== id)), tables: filled };
}

type Compilation = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[0];

const chunksOf = (compilation: Compilation, pattern: RegExp): { name: string; file: string }[] =>
  [...compilation.chunks]
    .filter(({ name }) => pattern.test(name ?? ''))
    .flatMap(({ name, files }) => [...files].map((file) => ({ name: name!, file })));

/**
 * Around minification, before names get the hash of what the files hold. A table changes with each of its pages, and its
 * name does not: else the runtime would change, and all pages, which name both.
 */
export class FileNames {
  /** `makePages` makes the scripts of pages while the bundler does the rest, and gives their names. */
  constructor(private readonly makePages: () => Promise<Names>) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: size, PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE: after } = Compilation;
    compiler.hooks.thisCompilation.tap('route-tables', (compilation) => {
      const read = (file: string) => compilation.getAsset(file)!.source.source().toString();
      const write = (file: string, text: string) => compilation.updateAsset(file, new sources.RawSource(text));
      const runtimeFile = () => chunksOf(compilation, /^runtime~main$/)[0]!.file;
      let files: Names = {};
      const pages = this.makePages();
      // Told when it is waited for.
      pages.catch(() => undefined);
      compilation.hooks.processAssets.tap({ name: 'route-tables', stage: size - 10 }, () => {
        const taken = takeNames(read(runtimeFile()));
        files = taken.files;
        write(runtimeFile(), taken.runtime);
      });
      compilation.hooks.processAssets.tapPromise({ name: 'route-tables', stage: after }, async () => {
        Object.assign(files, await pages);
        const tables = chunksOf(compilation, IS_TABLE);
        const texts = tables.map(({ file }) => read(file));
        const code = chunksOf(compilation, /^main$/).find(({ file }) => file.endsWith('.js'))!;
        const made = moveNames(read(runtimeFile()), texts, files, path.basename(code.file));
        write(runtimeFile(), made.runtime);
        for (const [i, { name, file }] of tables.entries()) {
          write(file, made.tables[i]!);
          compilation.renameAsset(file, tableFile(name));
        }
      });
    });
  }
}
