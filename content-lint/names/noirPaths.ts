import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';

/** Sources of Aztec.nr at one tag, by path. */
export type NoirSources = Map<string, string>;

export function readNoirSources(folder: string): NoirSources {
  const files = existsSync(folder) ? listFiles(folder, (name) => name.endsWith('.nr')) : [];
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

const KINDS = '(?:unconstrained |comptime )*(?:fn|struct|trait|global|type|mod)';
const declares = (source: string, name: string): boolean =>
  new RegExp(`\\bpub ${KINDS} ${name}\\b|\\bpub use [^;]*\\b${name}\\b`).test(source);
/** Other crates, whose sources lie elsewhere, are taken at their word. */
const lendsFromElsewhere = (source: string, name: string): boolean =>
  new RegExp(`\\bpub use dep::[^;]*\\b${name}\\b`).test(source);

/** What is wrong with a path such as `aztec::state_vars::Map`, if an import may not name it. */
export function pathProblem(sources: NoirSources, wanted: string): string | undefined {
  const [crate, ...steps] = wanted.split('::') as [string, ...string[]];
  let folder = `${crate.replaceAll('_', '-')}/src`;
  let source = sources.get(`${folder}/lib.nr`);
  for (const [index, step] of steps.entries()) {
    if (source === undefined) return `there is no module before "${step}" of ${wanted}`;
    if (lendsFromElsewhere(source, step)) return undefined;
    if (!declares(source, step)) return `${wanted}: "${step}" is not public there, or not there at all`;
    if (index === steps.length - 1) return undefined;
    folder = `${folder}/${step}`;
    source = sources.get(`${folder}.nr`) ?? sources.get(`${folder}/mod.nr`);
  }
  return undefined;
}

/** Whether a type or module of this name has the member. */
export function hasMember(sources: NoirSources, owner: string, member: string): boolean {
  const homes = [...sources].filter(
    ([file, text]) => file.endsWith(`/${owner}.nr`) || new RegExp(`\\b(?:struct|trait) ${owner}\\b`).test(text),
  );
  return homes.some(([, text]) => new RegExp(`\\bfn ${member}\\b|\\bpub ${member}:`).test(text));
}
