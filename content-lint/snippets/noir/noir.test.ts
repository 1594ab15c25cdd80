import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkSnippets } from '../run';
import { ROOT } from '../versions';
import { writeLedger } from './ledger';
import { STABLE } from '../../../core/versions';

const SOURCES = path.join(__dirname, 'fixtures/sources/aztec-nr');
const PAGE = `${STABLE.folder}/page.md`;
const GOOD = 'use aztec::double;\n\npub fn four() -> Field {\n    double(2)\n}';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'noir-'));
  symlinkSync(path.join(ROOT, 'data'), path.join(root, 'data'));
  for (const folder of [path.dirname(PAGE), 'content-lint']) mkdirSync(path.join(root, folder), { recursive: true });
  vi.stubEnv('AZTEC_NR_SOURCES', SOURCES);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

async function run(blocks: { meta?: string; code: string }[], full = false) {
  write(PAGE, blocks.map(({ meta = '', code }) => `\`\`\`noir ${meta}\n${code}\n\`\`\`\n`).join('\n'));
  const result = await checkSnippets({ root, files: [PAGE], full });
  return { ...result, problems: result.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`) };
}

describe('where the sources are at hand', () => {
  test('blocks are compiled with the framework and its own dependencies', async () => {
    const note = 'use value_note::note;\n\npub fn six() -> Field {\n    note(3)\n}';
    expect((await run([{ code: GOOD }, { code: note }])).problems).toEqual([]);
  });

  test('an error is reported at its page and line, and hides no other', async () => {
    const { problems } = await run([
      { code: 'pub fn f() -> Field {\n    doubel(2)\n}' },
      { code: GOOD },
      { code: 'pub fn g() -> Field {\n    true\n}' },
    ]);
    expect(problems[0]).toContain(`${PAGE}:3: error: cannot find \`doubel\` in this scope`);
    expect(problems.some((problem) => /:1[678]: error: /.test(problem))).toBe(true);
    expect(problems.every((problem) => /:(3|1[678]): /.test(problem))).toBe(true);
  });

  test('an error in code that a macro makes is reported at its block', async () => {
    const { problems } = await run([
      { code: GOOD },
      { code: '#[aztec::asks]\nmod quiz {\n    pub fn other() -> Field {\n        1\n    }\n}' },
      { code: GOOD.replace('four', 'vier') },
    ]);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => /:(9|1\d): error: .*answer/.test(problem))).toBe(true);
  });

  test('an expected failure must fail', async () => {
    const bad = { meta: 'fails="cannot find"', code: 'pub fn f() -> Field {\n    doubel(2)\n}' };
    expect((await run([bad])).problems).toEqual([]);
    expect((await run([{ ...bad, code: GOOD }])).problems[0]).toContain(`${PAGE}:1: must fail with "cannot find"`);
  });

  test('a crate under examples/ is compiled as a whole', async () => {
    const manifest = (tag: string) =>
      `[package]\nname = "a"\ntype = "bin"\n\n[dependencies]\naztec = { git = "https://github.com/AztecProtocol/aztec-nr", tag = "${tag}", directory = "aztec" }\n`;
    write(`examples/${STABLE.id}/a/Nargo.toml`, manifest(STABLE.id));
    write(`examples/${STABLE.id}/a/src/main.nr`, 'mod part;\nfn main() {\n    let _ = part::one();\n}\n');
    write(`examples/${STABLE.id}/a/src/part.nr`, 'pub fn one() -> Field {\n    aztec::double(tow)\n}\n');
    const shown = { meta: `file="examples/${STABLE.id}/a/src/part.nr"`, code: '' };
    expect((await run([shown])).problems[0]).toContain(
      `examples/${STABLE.id}/a/src/part.nr:2: error: cannot find \`tow\``,
    );
    write(`examples/${STABLE.id}/a/src/part.nr`, 'pub fn one() -> Field {\n    aztec::double(2)\n}\n');
    expect((await run([shown])).problems).toEqual([]);
    write(`examples/${STABLE.id}/a/Nargo.toml`, manifest('v9.9.9'));
    const [missing] = (await run([shown])).problems;
    expect(missing).toContain('Nargo.toml:1: error: dependency');
    expect(missing).toMatch(/git clone --depth 1 .*--branch v9\.9\.9 \S+ \S+\/v9\.9\.9/);
  });
});

describe('where they are not', () => {
  test('every block must be in the ledger', async () => {
    const { noir } = await run([{ code: GOOD }]);
    writeLedger(root, noir, '2025-11-15');
    vi.stubEnv('AZTEC_NR_SOURCES', path.join(root, 'nowhere'));
    expect((await run([{ code: GOOD }])).problems).toEqual([]);
    const changed = (await run([{ code: GOOD }, { code: GOOD.replace('2', '3') }])).problems;
    expect(changed).toEqual([expect.stringMatching(/page\.md:9: this Noir code was never compiled/)]);
  });
});
