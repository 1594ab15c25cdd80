import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSnippets } from './run';
import { ROOT } from './versions';
import { STABLE } from '../../core/versions';

const PAGES = STABLE.folder;
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'snippets-'));
  for (const folder of ['data', 'sdk', 'node_modules']) symlinkSync(path.join(ROOT, folder), path.join(root, folder));
  mkdirSync(path.join(root, PAGES), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

/** Problems of a page whose code starts at line 6, as `line: message`. */
async function check(fence: string, body: string, before = ''): Promise<string[]> {
  const file = `${PAGES}/page.md`;
  const page = ['---', 'title: A page', '---', '', `\`\`\`${fence}`, body, '```', ''].join('\n');
  writeFileSync(path.join(root, file), before ? page.replace('---\n\n', `---\n\n${before}\n\n`) : page);
  const { problems } = await checkSnippets({ root, files: [file], full: false });
  expect(problems.every((problem) => problem.file === file)).toBe(true);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

describe('an error in a block is reported at its page and line', () => {
  test.each([
    ['ts', "import { Fr } from '@aztec/aztec.js';\nFr.randum();", '7: error TS2551'],
    ['ts', "import { MAX_NOTES } from '@aztec/constants';\nconsole.log(MAX_NOTES);", '6: error TS2305'],
    ['tsx', 'export const A = () => <div>;', '6: error TS'],
    ['js', 'const a = 1;\na = 2;', '7: error TS2588'],
    ['solidity', 'contract A {\n  function f() external { g(); }\n}', '7: error: DeclarationError'],
    [
      'solidity',
      'import {IInbox} from "@aztec/IInbox.sol";\ncontract A { function f(IInbox i) external { i.send(); } }',
      '7: error: TypeError',
    ],
    ['json', '{\n  "a": 1,,\n}', '7: error'],
    [
      'json title="keystore.json"',
      '{\n  "schemaVersion": 2,\n  "prover": "<PROVER_PRIVATE_KEY>"\n}',
      '7: keystore: schemaVersion',
    ],
    ['toml', 'a = 1\nb = \n', '7: error'],
    ['toml title="Nargo.toml"', '[package]\nname = "a"\ntype = "kontract"', '8: Nargo.toml: package.type'],
    ['toml', 'aztec = { git = "https://github.com/AztecProtocol/aztec-nr", tag = "v2.0.1" }', '6: tag "v2.0.1"'],
    ['yaml', 'a: [1\nb: 2', 'error'],
    ['yaml title="docker-compose.yml"', 'services:\n  node:\n    imagee: a', '8: compose file: services.node'],
    [
      'yaml title="docker-compose.yml"',
      `services:\n  node:\n    image: aztecprotocol/aztec:${STABLE.sdk}\n    command: start --nod`,
      '9: aztec start has no flag --nod',
    ],
    ['env', 'P2P_PORT=1\nP2P_PROT=2', '7: P2P_PROT is no environment variable of this version. Did you mean P2P_PORT'],
    ['bash', 'echo hi\nif true; then', '7: error'],
    [
      'bash',
      'aztec start --node --archver',
      '6: aztec start has no flag --archver in this version. Did you mean --archiver',
    ],
    ['bash', 'echo x &&\n  aztec strat --node', '7: aztec has no command "strat" in this version. Did you mean start'],
    [
      'bash',
      'LOG_LEVLE=debug aztec start --sandbox',
      '6: aztec reads no environment variable LOG_LEVLE. Did you mean LOG_LEVEL',
    ],
    ['bash', 'dokcer ps', '6: command "dokcer" is not known. Did you mean docker'],
    ['bash', 'X=$(cast call <ROLLUP> "getSlot(address)")\necho "$X"', 'no L1 contract has a function getSlot'],
    ['bash', '$ echo hi', '6: write commands without'],
    ['docker', 'FROM node:20\nRUNN npm ci', '7: error: "RUNN"'],
    ['promql', 'sum(rat(x[5m]))', '6: error: rat is no PromQL function'],
    ['rust', 'fn main() {', '6: error: "{" is not closed'],
    ['cpp', 'int main() { return 0; ) ', '6: error: ")" closes nothing'],
    ['python', 'print(1)', '5: language "python" is not one of'],
    ['ts skip', 'x', '5: skip needs a reason'],
    ['ts titel="x"', 'export {}', '5: "titel="x"" means nothing on a fence'],
    ['ts continued', 'x', '5: continued: no earlier block'],
    ['ts with="nope"', 'x', '5: with="nope": the page has no such prelude'],
    ['ts file="examples/none.ts"', '', '5: file="examples/none.ts" does not exist'],
  ])(
    '%s: %s',
    async (fence, body, expected) => {
      expect((await check(fence, body)).join('\n')).toContain(expected);
    },
    60_000,
  );
});

describe('good blocks pass', () => {
  test.each([
    [
      'ts',
      "import { ARCHIVE_HEIGHT } from '@aztec/constants';\nconst height: number = ARCHIVE_HEIGHT;\nconsole.log(height);",
    ],
    ['ts skip="needs a live network"', 'not checked at all ('],
    ['ts fails="TS2305"', "import { MAX_NOTES } from '@aztec/constants';\nconsole.log(MAX_NOTES);"],
    ['bash', 'export NAME=1\necho "$NAME" | tee <DATA_DIRECTORY>/x && aztec start --node --network <NETWORK> # go'],
    ['bash', 'cat > file <<EOF\nnot a command\nEOF\ncurl -s http://localhost:8080/status'],
    ['diff', '- a\n+ b'],
    [
      'solidity',
      'import {IInbox} from "@aztec/core/IInbox.sol";\nimport {DataStructures} from "@aztec/core/DataStructures.sol";\ncontract A { function f(IInbox i, DataStructures.L2Actor memory a) external { i.sendL2Message(a, 0, 0); } }',
    ],
  ])('%s: %s', async (fence, body) => expect(await check(fence, body)).toEqual([]), 60_000);

  test('with a prelude, at its place', async () => {
    const prelude =
      "```ts prelude\nimport { ARCHIVE_HEIGHT } from '@aztec/constants';\nasync function main() {\n  //@here\n}\n```";
    expect(await check('ts', 'const a: number = ARCHIVE_HEIGHT;\nawait Promise.resolve(a);', prelude)).toEqual([]);
  }, 60_000);
});

test('an expected failure that no longer fails is a problem', async () => {
  const [problem] = await check('ts fails="TS2339"', 'export const a = 1;');
  expect(problem).toBe('5: must fail with "TS2339", but it passes: remove fails="…" or the block');
  const [other] = await check('json fails="something else"', '{');
  expect(other).toContain('must fail with "something else", but it fails with');
}, 60_000);
