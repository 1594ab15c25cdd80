import { expect, test } from 'vitest';
import { NIGHTLY } from '../versions';
import { compareWritten, pairVersions, type PageDigest, type VersionPages } from './anyTwo';

const page = (path: string, digest: string, counterpart?: string): PageDigest => ({
  path,
  title: path,
  digest,
  counterpart,
});
const version = (name: string, base: string, pages: PageDigest[]): VersionPages => ({ version: { name, base }, pages });

/** A page moves with each version; `gone` ends in the second; what a release names is the version after it. */
const first = version('v1', '/v1', [
  page('/v1', 'home'),
  page('/v1/deploy', 'deploy', 'guides/deploy'),
  page('/v1/send', 'send', 'guides/pay'),
  page('/v1/spend', 'spend', 'guides/pay'),
  page('/v1/gone', 'gone'),
]);
const second = version('v2', '', [
  page('/', 'home'),
  page('/guides/deploy', 'deploy', 'js/how_to_deploy'),
  page('/guides/pay', 'pay'),
  page('/gone', 'gone'),
]);
const third = version(NIGHTLY.name, '/nightly', [
  page('/nightly', 'another home'),
  page('/nightly/js/how_to_deploy', 'deploy', 'guides/deploy'),
  page('/nightly/guides/payments', 'pay', 'guides/pay'),
  page('/nightly/fresh', 'fresh'),
]);

const said = (...versions: VersionPages[]) =>
  pairVersions(versions).map(({ old, new: newer, verdict }) => [old?.path, newer?.path, verdict]);

test('two versions that follow each other', () => {
  expect(said(first, second)).toEqual([
    ['/v1', '/', 'same'],
    ['/v1/deploy', '/guides/deploy', 'same'],
    // Two pages name it: none of them is the same page.
    [undefined, '/guides/pay', 'added'],
    ['/v1/gone', '/gone', 'same'],
    ['/v1/send', undefined, 'removed'],
    ['/v1/spend', undefined, 'removed'],
  ]);
});

test('the nightly itself names pages of the release before it', () => {
  expect(said(second, third)).toContainEqual(['/guides/pay', '/nightly/guides/payments', 'same']);
});

test('a page that moved twice is found by way of the version between', () => {
  expect(said(first, second, third)).toEqual([
    ['/v1', '/nightly', 'changed'],
    ['/v1/deploy', '/nightly/js/how_to_deploy', 'same'],
    [undefined, '/nightly/guides/payments', 'added'],
    [undefined, '/nightly/fresh', 'added'],
    ['/v1/send', undefined, 'removed'],
    ['/v1/spend', undefined, 'removed'],
    ['/v1/gone', undefined, 'removed'],
  ]);
});

test('what pages say is compared by section and word', async () => {
  const written = (path: string, cost: string) => ({
    path,
    title: 'Fees',
    sections: [
      {
        id: '',
        title: 'Introduction',
        depth: 1,
        blocks: [{ role: 'paragraph' as const, words: ['Pay ', { code: 'f' }] }],
      },
      {
        id: 'cost',
        title: 'Cost',
        depth: 2,
        blocks: [{ role: 'paragraph' as const, words: [`It costs ${cost} a day.`] }],
      },
    ],
  });
  const { verdict, changed, sections } = await compareWritten(written('/v1/fees', '5'), written('/fees', '7'));
  expect([verdict, changed]).toEqual(['changed', 1]);
  expect(sections[0]).toMatchObject({ verdict: 'same', old: '/v1/fees', new: '/fees' });
  expect(sections[1]).toMatchObject({
    verdict: 'changed',
    old: '/v1/fees#cost',
    new: '/fees#cost',
    blocks: [
      {
        spans: [
          { words: ['It costs'] },
          { words: [' '] },
          { change: 'removed', words: ['5'] },
          { words: [' '] },
          { change: 'added', words: ['7'] },
          { words: [' '] },
          { words: ['a day.'] },
        ],
      },
    ],
  });
});
