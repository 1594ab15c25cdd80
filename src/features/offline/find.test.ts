import { expect, test } from 'vitest';
import type { OfflineManifest } from '../../../core/offline';
import { find, type Readable } from './find';

const copy = (place: string, keptAt: number, paths: string[], redirects = {}): Readable => ({
  place,
  keptAt,
  run: false,
  manifest: { redirects } as OfflineManifest,
  has: (path) => paths.includes(path),
});

const stable = copy('stable', 1, ['/', '/guide', '/compare', '/assets/a.js'], { '/old': '/guide' });
const nightly = copy('nightly', 2, ['/nightly', '/compare']);
const copies = [stable, nightly];

test.each([
  ['/guide', stable],
  ['/assets/a.js', stable],
  ['/nightly', nightly],
  // Both have it: the newer.
  ['/compare', nightly],
])('%s is in the copy that has it', (path, found) => expect(find(copies, path)).toEqual({ copy: found }));

test.each([
  ['/guide/', '/guide'],
  ['/guide.html', '/guide'],
  ['/guide/index.html', '/guide'],
  ['//guide', '/guide'],
  ['/index.html', '/'],
  ['/nightly/', '/nightly'],
  ['/old', '/guide'],
  ['/old/', '/guide'],
])('%s leads to %s, as on the server', (path, to) => expect(find(copies, path)).toEqual({ to }));

test.each(['/nowhere', '/nightly/guide', '/constructor'])('%s is in no copy', (path) =>
  expect(find(copies, path)).toBeUndefined(),
);
