import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from '../../core/frontMatter';
import { NIGHTLY, VERSIONS, versionById, type DocVersion } from '../../core/versions';
import { noirIndex, NOIR_FILE, readNoirFile, type NoirName } from '../../markdown/data/noir';
import type { NoirFile, NoirFileEntry } from '../../markdown/data/noirSchema';
import { sectionsOf } from '../../markdown/page-source/sections';
import { hasMember, pathProblem, readNoirSources, type NoirSources } from '../names/noirPaths';
import { noirNamesFile } from '../names/vocabulary';
import type { SiteRule } from '../page';
import { findSources } from '../snippets/noir/sources';
import { ROOT } from '../snippets/versions';

/** What is known of Aztec.nr at the tag of a version: its names always, its sources where they are at hand. */
export interface KnownNoir {
  names: Set<string>;
  sources?: NoirSources;
}

function knownNoir(version: DocVersion): KnownNoir {
  const { noirTag } = versionById(version);
  const folder = findSources(ROOT, version);
  return {
    names: new Set(readFileSync(noirNamesFile(ROOT, noirTag), 'utf8').split('\n')),
    sources: folder ? readNoirSources(path.join(folder, noirTag)) : undefined,
  };
}

/** Many names lead to one page; undefined where there is none. */
const anchors = new Map<string, Set<string> | undefined>();

function anchorsOf(file: string): Set<string> | undefined {
  if (anchors.has(file)) return anchors.get(file);
  const full = path.join(ROOT, file);
  const source = existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  const isShown = source !== undefined && parseFrontMatter(source).draft !== true;
  anchors.set(file, isShown ? new Set(sectionsOf(source).map(({ anchor }) => anchor)) : undefined);
  return anchors.get(file);
}

function linkProblem({ page, anchor }: NoirName, version: DocVersion): string[] {
  const file = `${versionById(version).folder}/${page}.md`;
  const there = anchorsOf(file);
  if (!there) return [`there is no published page ${file}`];
  return !anchor || there.has(anchor) ? [] : [`${file} has no section "${anchor}"`];
}

function nameProblems({ name, kind, from, members }: NoirName, { names, sources }: KnownNoir): string[] {
  const all = from ? [name, ...members.map((member) => member.name)] : [];
  const unknown = all.filter((each) => !names.has(each)).map((each) => `"${each}" is no name of Aztec.nr`);
  if (!sources || !from || unknown.length > 0) return unknown;
  const problem = pathProblem(sources, from);
  const inTypes = !from.includes('::protocol_types::') && kind !== 'global' ? members : [];
  return [
    ...(problem ? [problem] : []),
    ...inTypes.filter((each) => !hasMember(sources, name, each.name)).map((each) => `it has no member "${each.name}"`),
  ];
}

/** A name that the newest version lacks says what to use; one that it alone has, or that all have, does not. */
function fateProblems({ versions, changed, instead }: NoirFileEntry): string[] {
  const gone = versions !== undefined && !versions.includes(NIGHTLY.id);
  return [
    ...(gone && !instead ? ['it is gone in the newest version: say what to use instead'] : []),
    ...(!gone && instead ? ['it is not gone: remove "instead"'] : []),
    ...(versions && changed ? ['it is not in all versions: remove "changed"'] : []),
  ];
}

/** What is wrong with the index, each time with the name that it is about. */
export function noirProblems(file: NoirFile, known: Record<DocVersion, KnownNoir>): string[] {
  const entries = file.groups.flatMap(({ names }) => names);
  const twice = entries.map(({ name }) => name.toLowerCase()).filter((name, i, all) => all.indexOf(name) !== i);
  const ofVersions = VERSIONS.flatMap(({ id }) =>
    noirIndex(file, id)
      .groups.flatMap(({ names }) => names)
      .flatMap((name) =>
        [...linkProblem(name, id), ...nameProblems(name, known[id])].map((what) => `${name.name} of ${id}: ${what}`),
      ),
  );
  return [
    ...twice.map((name) => `${name} stands twice`),
    ...entries.flatMap((entry) => fateProblems(entry).map((what) => `${entry.name}: ${what}`)),
    ...ofVersions,
  ];
}

const readKnown = () =>
  Object.fromEntries(VERSIONS.map(({ id }) => [id, knownNoir(id)])) as Record<DocVersion, KnownNoir>;

/** The index of Aztec.nr names what each version has, and leads to sections that exist. */
export const noirIsIndexed: SiteRule = () => {
  const lines = readFileSync(path.join(ROOT, NOIR_FILE), 'utf8').split('\n');
  return noirProblems(readNoirFile(ROOT, ROOT), readKnown()).map((message) => {
    const name = /^\w+/.exec(message)![0];
    return { file: NOIR_FILE, line: lines.findIndex((line) => line.trim() === `- name: ${name}`) + 1 || 1, message };
  });
};
