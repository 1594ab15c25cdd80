import { expect, test } from 'vitest';
import { isCopy, newsBetween, placeOf, readManifest, type OfflineManifest } from './offline';
import { NIGHTLY, STABLE } from './versions';

const manifest = (pages: OfflineManifest['pages']): OfflineManifest => ({
  format: 1,
  label: 'v1',
  base: '',
  pages,
  files: [],
  run: [],
  redirects: {},
});

test('a release at the root is in the same place as the next one', () => {
  expect(placeOf(STABLE)).toBe('stable');
  expect(placeOf({ base: '' })).toBe(placeOf(STABLE));
  expect(placeOf(NIGHTLY)).toBe('nightly');
});

test('news are pages that say something else, are new, or are gone', () => {
  const old = manifest({ '/a': ['A', '1'], '/b': ['B', '1'], '/c': ['C', '1'] });
  const now = manifest({ '/a': ['A', '1'], '/b': ['B now', '2'], '/d': ['D', '1'] });
  expect(newsBetween({ keptAt: 5, manifest: old }, now)).toEqual({
    since: 5,
    changed: [['/b', 'B now']],
    added: [['/d', 'D']],
    gone: [['/c', 'C']],
  });
});

test.each([null, 'text', [], {}, { ...manifest({}), format: 2 }, { ...manifest({}), files: 'all' }])(
  '%j is no list of files, and no copy has it',
  (value) => {
    expect(() => readManifest(value)).toThrow(TypeError);
    expect(isCopy({ place: 'stable', keptAt: 1, run: false, manifest: value })).toBe(false);
  },
);

test('what the build wrote is read', () => {
  const written = manifest({ '/': ['Home', 'x'] });
  expect(readManifest(JSON.parse(JSON.stringify(written)))).toEqual(written);
  expect(isCopy({ place: 'stable', keptAt: 1, run: false, manifest: written })).toBe(true);
});
