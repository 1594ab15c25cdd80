import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STABLE } from '../../core/versions';
import { compileNetwork, whyNot } from '../../network/room';
import { ROOT } from '../snippets/versions';
import { collect, runPrograms } from './run';

const PAGE = `${STABLE.folder}/page.md`;
const PRELUDE = `import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import { createPXEClient } from '@aztec/aztec.js';
import { TokenContract } from '@aztec/noir-contracts.js/Token';
const [alice, bob] = await getDeployedTestAccountsWallets(createPXEClient('http://localhost:8080'));
const [from, to] = [alice.getAddress(), bob.getAddress()];
const token = await TokenContract.deploy(alice, from, 'Test', 'TST', 18).send({ from }).deployed();
const balance = () => token.methods.balance_of_private(from).simulate({ from });`;
const MINT = 'await token.methods.mint_to_private(from, 100n).send({ from }).wait();';
const TRANSFER = 'await token.methods.transfer(to, 40n).send({ from }).wait();';
const SHOW = 'console.log(await balance());';

/** Code as a block, with the output that the page shows. */
const block = (code: string, output?: string, meta = '') =>
  `\`\`\`ts${meta}\n${code}\n\`\`\`\n${output === undefined ? '' : `\n\`\`\`text\n${output}\n\`\`\`\n`}`;

let root: string;
let found: string[];
let page: string[];

const PROGRAMS: Record<string, string> = {
  right: block([MINT, TRANSFER, SHOW].join('\n'), '60n'),
  amount: block([MINT, TRANSFER.replace('40n', '1040n'), SHOW].join('\n'), '60n'),
  order: block([TRANSFER, `${MINT} // late`, SHOW].join('\n'), '60n'),
  noMint: block([`${TRANSFER} // nothing there`, SHOW].join('\n'), '60n'),
  output: block([MINT, SHOW].join('\n'), '99n'),
  failure: block(TRANSFER, undefined, ' throws="Balance too low"'),
  noFailure: block(SHOW, undefined, ' throws="Balance too low"'),
};

describe('on a local network', () => {
  beforeAll(async () => {
    expect(whyNot(STABLE.id), 'why there is no network').toBeUndefined();
    root = mkdtempSync(path.join(os.tmpdir(), 'run-'));
    for (const folder of ['data', 'sdk', 'network']) symlinkSync(path.join(ROOT, folder), path.join(root, folder));
    mkdirSync(path.join(root, STABLE.folder), { recursive: true });
    const text = ['---\ntitle: A page\n---\n', block(PRELUDE, undefined, ' prelude'), ...Object.values(PROGRAMS)].join(
      '\n',
    );
    writeFileSync(path.join(root, PAGE), text);
    page = text.split('\n');
    await compileNetwork();
    const { programs } = collect(root, [PAGE]);
    const outcomes = await runPrograms(root, STABLE.id, programs, {
      jobs: 1,
      say: () => undefined,
      isKnown: () => false,
    });
    found = outcomes
      .flatMap(({ problems }) => problems)
      .map(({ file, line, message }) => `${file}:${line}: ${message}`);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** The problem at the line of the page that holds a text. */
  const problemAt = (text: string): string => {
    const line = page.findIndex((candidate) => candidate.includes(text)) + 1;
    return found.find((problem) => problem.startsWith(`${PAGE}:${line}:`)) ?? `none at ${line}: ${found.join('\n')}`;
  };

  test('an amount that is too high fails at its line', () => expect(problemAt('1040n')).toContain('Balance too low'));

  test('a step before the one that it needs fails at its line', () => {
    const line = page.findIndex((candidate) => candidate.endsWith('// late'));
    expect(found.filter((problem) => problem.startsWith(`${PAGE}:${line}:`)).join()).toContain('Balance too low');
  });

  test('a transfer without the mint that it needs fails at its line', () =>
    expect(problemAt('// nothing there')).toContain('Balance too low'));

  test('output that the program does not print fails at its line', () =>
    expect(problemAt('99n')).toContain('shows "99n", but the program printed "100n"'));

  test('a failure that must come and does not is a problem', () =>
    expect(found.join('\n')).toContain('must end with "Balance too low", but it ended well'));

  test('nothing else is a problem', () => expect(found).toHaveLength(5));
});
