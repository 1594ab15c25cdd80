import vm from 'node:vm';
import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Of the bundle's runtime: the ids of chunks, which are their names here, and the hash in the name of each file. */
const IDS = /(?<=\.gca\s*=[^{]*\{[^{}]*)\{[^{}]*\}(?=\)?\[)/;
const HASHES = /(?<="assets\/js\/"\s*\+\s*\(?)\{[^{}]*\}(?=\)?\[)/;
/** In the table of a version (loader.js): the chunks whose files it must name. */
const PLACE = /(["'`])%files ([^%]*)%\1/;

type Names = Record<string, string>;

const pick = (names: Names, test: (id: string) => boolean): string =>
  JSON.stringify(Object.fromEntries(Object.entries(names).filter(([id]) => test(id))));

function changeNames(source: string, place: RegExp, change: (names: Names) => string): string {
  if (!place.test(source)) throw new Error(`[route-tables] the runtime of the bundle has no ${place.source}`);
  return source.replace(place, (text) => change(vm.runInNewContext(`(${text})`) as Names));
}

/** Moves the names of files from the runtime, which every page loads, into the tables of the versions. */
export function moveNames(runtime: string, tables: readonly string[]): { runtime: string; tables: string[] } {
  const moved = new Set<string>();
  let files: Names = {};
  const noted = changeNames(runtime, HASHES, (names) => JSON.stringify((files = names)));
  const filled = tables.map((source) =>
    source.replace(PLACE, (_text, _quote, list: string) => {
      const own = new Set(list.split(' '));
      own.forEach((id) => moved.add(id));
      return pick(files, (id) => own.has(id));
    }),
  );
  const shorter = changeNames(noted, HASHES, (names) => pick(names, (id) => !moved.has(id)));
  return { runtime: changeNames(shorter, IDS, (names) => pick(names, (id) => names[id] !== id)), tables: filled };
}

/** After minification, before names get the hash of what the files hold: a table then changes with its pages. */
export class FileNames {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    compiler.hooks.thisCompilation.tap('route-tables', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'route-tables', stage }, () => {
        const filesOf = (pattern: RegExp) =>
          [...compilation.chunks].filter(({ name }) => pattern.test(name ?? '')).flatMap(({ files }) => [...files]);
        const names = [...filesOf(/^runtime~main$/), ...filesOf(/^pages-/)];
        const [runtime = '', ...tables] = names.map((name) => compilation.getAsset(name)!.source.source().toString());
        const made = moveNames(runtime, tables);
        [made.runtime, ...made.tables].forEach((text, i) =>
          compilation.updateAsset(names[i]!, new sources.RawSource(text)),
        );
      }),
    );
  }
}
