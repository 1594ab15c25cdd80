import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { extractRegion, frameOf } from '../../core/regions';
import { NIGHTLY } from '../../core/versions';
import { packProject, projectOfPage } from '.';
import { changeNodes, projectNodes } from './nodes';
import { readProject } from './read';
import { textsOf } from './texts';
import { zipOf } from './zip';

const ROOT = path.resolve(__dirname, '../..');
const PLAN = `title: Example
page: page
sandbox: true
steps:
  - [contract, [aztec-nargo compile]]
  - [app, [npm ci, npm start]]
frame: [contract/src/main.nr]
next:
  - Change \`add\`.
`;
const MAIN =
  'mod test;\n\nuse aztec;\n\npub contract A {\n    // #region add\n    fn add() {}\n    // #endregion add\n}\n';
let site: string;

function write(file: string, text: string): void {
  const full = path.join(site, 'examples', NIGHTLY.id, 'adder', file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'projects-'));
  write('project.yaml', PLAN);
  write('contract/Nargo.toml', '[package]\n');
  write('contract/src/main.nr', MAIN);
  write('contract/src/test.nr', '// tests\n');
  write('app/index.ts', '// #region go\ngo();\n// #endregion go\n');
  write('app/artifacts/A.ts', 'export {};\n');
  write('app/package.json', `{ "dependencies": { "@aztec/a": "${NIGHTLY.label.slice(1)}" } }\n`);
  cpSync(path.join(ROOT, 'examples/run.mjs'), path.join(site, 'examples/run.mjs'));
});

afterAll(() => rmSync(site, { recursive: true }));

const pack = () => packProject(site, NIGHTLY.id, 'adder');
const texts = (part: 'end' | 'start') => textsOf(site, readProject(site, NIGHTLY.id, 'adder'), part);

test('the end has every file as pages show it, without markers and without what tools write', () => {
  const end = texts('end');
  expect([...end.keys()]).toEqual([
    'app/index.ts',
    'app/package.json',
    'contract/Nargo.toml',
    'contract/src/main.nr',
    'contract/src/test.nr',
    'README.md',
    'project.json',
    'run.mjs',
  ]);
  expect(end.get('contract/src/main.nr')).toBe(`${extractRegion(MAIN)}\n`);
  expect(end.get('app/index.ts')).toBe('go();\n');
});

test('the start has manifests and frames, and names no module that it does not have', () => {
  const start = texts('start');
  expect([...start.keys()].slice(0, 3)).toEqual(['app/package.json', 'contract/Nargo.toml', 'contract/src/main.nr']);
  expect(start.get('contract/src/main.nr')).toBe('use aztec;\n\npub contract A {\n    // Here: add\n}\n');
});

test('a frame keeps what stands around the innermost regions', () => {
  expect(frameOf('// #region a\nA {\n  // #region b\n  x\n  // #endregion b\n}\n// #endregion a\n')).toBe(
    'A {\n  // Here: b\n}',
  );
});

test('bytes are the same wherever and whenever they are made, and names are in order', () => {
  const make = () =>
    Buffer.from(
      zipOf(
        'a',
        new Map([
          ['b', '1'],
          ['a/c', '2'],
        ]),
      ),
    ).toString('hex');
  const here = make();
  vi.stubEnv('TZ', 'Asia/Tokyo');
  vi.useFakeTimers({ now: new Date('2031-05-05') });
  expect(make()).toBe(here);
  vi.useRealTimers();
  vi.unstubAllEnvs();
  expect(Object.keys(unzipSync(Buffer.from(here, 'hex')))).toEqual(['a/a/c', 'a/b']);
});

test('an archive changes its name with what it holds', () => {
  const before = pack().archives.map(({ href }) => href);
  expect(before[0]).toMatch(new RegExp(`^/assets/projects/adder-${NIGHTLY.label}-[0-9a-f]{8}\\.zip$`));
  write('contract/src/test.nr', '// other tests\n');
  const after = pack();
  expect(after.archives[0]!.href).not.toBe(before[0]);
  // The start has no tests.
  expect(after.archives[1]!.href).toBe(before[1]);
  const [name, data] = Object.entries(unzipSync(after.archives[0]!.bytes)).find(([file]) => /test\.nr$/.test(file))!;
  expect([name, strFromU8(data)]).toEqual(['adder/contract/src/test.nr', '// other tests\n']);
});

test('where npm lacks the version of the page, the nearest release is pinned everywhere', () => {
  write('project.yaml', `${PLAN}nearest: true\n`);
  const end = texts('end');
  expect(end.get('app/package.json')).toContain(`"@aztec/a": "${NIGHTLY.sdk}"`);
  expect(JSON.parse(end.get('project.json')!)).toMatchObject({ release: NIGHTLY.sdk });
  expect(end.get('README.md')).toContain(`use a sandbox of ${NIGHTLY.sdk}`);
  write('project.yaml', PLAN);
});

test('a page offers both archives with their sizes, and ends with what to change', () => {
  const said = JSON.stringify([projectNodes(pack()), changeNodes(pack())]);
  for (const { href } of pack().archives) expect(said).toContain(`"value":"${href}"`);
  expect(said).toMatch(/\(zip, \d+ KB\)/);
  expect(said).toContain('{"type":"inlineCode","value":"add"');
});

test('a project that is not there, or has an unknown key, is named with what exists', () => {
  expect(() => projectOfPage(site, NIGHTLY.id, 'addre', '/page.md')).toThrow(/no project "addre".*adder/);
  write('project.yaml', `${PLAN}begin: []\n`);
  expect(() => readProject(site, NIGHTLY.id, 'adder')).toThrow(/adder\/project\.yaml: .*begin/s);
  write('project.yaml', PLAN.replace('main.nr', 'mian.nr'));
  expect(() => readProject(site, NIGHTLY.id, 'adder')).toThrow('frame: there is no file contract/src/mian.nr');
  write('project.yaml', PLAN);
});
