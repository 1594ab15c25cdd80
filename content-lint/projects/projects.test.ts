import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packAll, type Packed } from '../../markdown/projects';
import { textsOf } from '../../markdown/projects/texts';
import { ROOT } from '../snippets/versions';
import { checkUnpacked, codeHash, nameOf } from './check';
import { readChecked } from './ledger';
import { unlocked, withOtherPlatforms } from './lock';
import { makeRoom, unpackAll } from './unpack';

const all = packAll(ROOT);
const pageOf = ({ project: { page, version } }: Packed): string | undefined =>
  [`${page}.md`, `${page}/index.md`]
    .map((file) => path.join(ROOT, version.folder, file))
    .find((file) => existsSync(file));

test('[PROJ-1] every project is offered by the page that it names', () => {
  const missing = all.filter((packed) => {
    const file = pageOf(packed);
    return !file || !readFileSync(file, 'utf8').includes(`<GetProject name="${packed.project.name}" />`);
  });
  expect(missing.map(({ project }) => `${project.version.id}/${project.name}`)).toEqual([]);
});

test('[PROJ-2] what ran on the local network holds the same now: else npm run check:projects -- --write-ledger', () => {
  const known = readChecked(ROOT).map(({ archive, code }) => [archive, code]);
  const now = new Map(
    all.flatMap((packed) => packed.archives.map((archive) => [nameOf(archive), codeHash(ROOT, packed, archive)])),
  );
  expect(known.length).toBeGreaterThan(0);
  expect(known.map(([name]) => [name, now.get(name!)])).toEqual(known);
});

test('[PROJ-2] lock files fit their manifests, wherever npm has the release', () => {
  const wrong = all.flatMap(({ project }) => {
    const folders = unlocked(textsOf(ROOT, project, 'end'));
    const published = project.nearest || project.version.label === `v${project.version.sdk}`;
    return folders.filter((folder) => published || folder !== 'app').map((folder) => `${project.name}/${folder}`);
  });
  expect(wrong).toEqual([]);
});

test('a lock file that is missing, or for another manifest, is told apart', () => {
  const manifest = '{"dependencies":{"a":"1.0.0"}}';
  const lock = (version: string) => `{"packages":{"":{"dependencies":{"a":"${version}"}}}}`;
  const found = (text?: string) =>
    unlocked(new Map([['x/package.json', manifest], ...(text ? [['x/package-lock.json', text] as const] : [])]));
  expect([found(), found(lock('1.0.1')), found(lock('1.0.0'))]).toEqual([['x'], ['x'], []]);
});

test('a lock file has an entry for every platform that a package has a build for', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', optionalDependencies: { '@a/b-darwin-arm64': '2.0.0' } },
  };
  expect(JSON.parse(withOtherPlatforms(JSON.stringify({ packages })))).toEqual({
    packages: {
      ...packages,
      'node_modules/@a/b-darwin-arm64': { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    },
  });
});

test.each(['end', 'start'] as const)(
  '[PROJ-2] every %s, unpacked, compiles: TypeScript, Solidity, manifests, and Noir where its sources are at hand',
  async (part) => {
    const room = makeRoom(ROOT);
    try {
      unpackAll(ROOT, room, all, part);
      expect(await checkUnpacked(ROOT, room, part)).toEqual([]);
    } finally {
      rmSync(room, { recursive: true });
    }
  },
);
