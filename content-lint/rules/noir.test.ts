import { expect, test } from 'vitest';
import { NIGHTLY, STABLE, VERSIONS } from '../../core/versions';
import { readNoirFile } from '../../markdown/data/noir';
import type { NoirFile } from '../../markdown/data/noirSchema';
import { pathProblem } from '../names/noirPaths';
import { ROOT } from '../snippets/versions';
import { noirIsIndexed, noirProblems, type KnownNoir } from './noir';

const file = readNoirFile(ROOT, ROOT);
const names = new Set(
  file.groups.flatMap((group) => group.names.flatMap(({ name, members = {} }) => [name, ...Object.keys(members)])),
);
const known = (all = names) =>
  Object.fromEntries(VERSIONS.map(({ id }) => [id, { names: all }])) as Record<
    (typeof VERSIONS)[number]['id'],
    KnownNoir
  >;

/** The file with one entry changed. */
function planted(name: string, change: object): NoirFile {
  const groups = file.groups.map((group) => ({
    ...group,
    names: group.names.map((entry) => (entry.name === name ? { ...entry, ...change } : entry)),
  }));
  return { ...file, groups };
}

test('every name of the index exists in its version and leads to a section that exists', () => {
  expect(noirIsIndexed([])).toEqual([]);
  expect(names.size).toBeGreaterThan(150);
});

test('a renamed name and a renamed member fail with their names', () => {
  const renamed = planted('PrivateSet', { name: 'PrivateSets', members: { insertt: 'Adds.' } });
  expect(noirProblems(renamed, known())).toEqual(
    VERSIONS.flatMap(({ id }) => [
      `PrivateSets of ${id}: "PrivateSets" is no name of Aztec.nr`,
      `PrivateSets of ${id}: "insertt" is no name of Aztec.nr`,
    ]),
  );
});

test('a link to a section or page that does not exist fails', () => {
  const see = { ...file.groups[0]!.names[0]!.see, [NIGHTLY.id]: 'macros#no-such-section' };
  expect(noirProblems(planted('aztec', { see }), known()).join()).toContain('has no section "no-such-section"');
  const lost = { ...file, pages: { ...file.pages, [NIGHTLY.id]: { ...file.pages[NIGHTLY.id], macros: 'no/page' } } };
  expect(noirProblems(lost, known()).join()).toContain('there is no published page docs/no/page.md');
});

test('what is gone needs something to use instead, and nothing else has it', () => {
  expect(noirProblems(planted('internal', { instead: undefined }), known())).toEqual([
    'internal: it is gone in the newest version: say what to use instead',
  ]);
  expect(noirProblems(planted('Map', { instead: 'No.' }), known())).toEqual(['Map: it is not gone: remove "instead"']);
  expect(noirProblems(planted('Map', { versions: [STABLE.id], changed: 'No.', instead: 'X.' }), known())).toEqual([
    'Map: it is not in all versions: remove "changed"',
  ]);
});

test('where the sources are at hand, a path must be public all the way', () => {
  const sources = new Map([
    ['aztec/src/lib.nr', 'pub mod state_vars;\nmod capsules;\npub use dep::protocol_types;'],
    ['aztec/src/state_vars/mod.nr', 'pub mod map;\npub use map::Map;'],
    ['aztec/src/state_vars/map.nr', 'pub struct Map<K, V> {}'],
    ['aztec/src/capsules/mod.nr', 'pub struct CapsuleArray {}'],
  ]);
  expect(pathProblem(sources, 'aztec::state_vars::Map')).toBeUndefined();
  expect(pathProblem(sources, 'aztec::state_vars::map::Map')).toBeUndefined();
  expect(pathProblem(sources, 'aztec::protocol_types::address::AztecAddress')).toBeUndefined();
  expect(pathProblem(sources, 'aztec::capsules::CapsuleArray')).toContain('"capsules" is not public');
  expect(pathProblem(sources, 'aztec::state_vars::Maps')).toContain('"Maps" is not public there');
});
