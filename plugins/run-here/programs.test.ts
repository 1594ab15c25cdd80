import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockHash } from '../../core/ran';
import { STABLE } from '../../core/versions';
import { runPageOf } from './programs';

const FILE = `${STABLE.folder}/page.md`;
const PAGE = `# Page

\`\`\`ts
import { Fr } from '@aztec/aztec.js';
console.log(Fr.ZERO);
\`\`\`

\`\`\`ts
import { deployL1 } from '@aztec/ethereum';
await deployL1();
\`\`\`

\`\`\`solidity
contract A {}
\`\`\`

\`\`\`ts prelude="later"
//@here
await later();
\`\`\`

\`\`\`ts with="later"
const later = async () => undefined;
\`\`\`

\`\`\`ts
await didNotRun();
\`\`\`

\`\`\`ts continued
await goesOn();
\`\`\`
`;
const bodies = [...PAGE.matchAll(/```\w+[^\n]*\n([^`]*)\n```/g)].map(([, body]) => body!);
const ran = new Set(bodies.filter((body) => !body.includes('didNotRun')).map((body) => blockHash(STABLE.id, body)));

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'run-here-'));
  mkdirSync(path.join(root, STABLE.folder), { recursive: true });
  writeFileSync(path.join(root, FILE), PAGE);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a block that ran has the button, or a reason why it has none', () => {
  const { page, without } = runPageOf(root, FILE, STABLE.id, ran, new Set(['@aztec/aztec.js']));
  expect(Object.keys(page.blocks)).toEqual([blockHash(STABLE.id, bodies[0]!)]);
  expect(without.map(({ reason }) => reason)).toEqual([
    'imports @aztec/ethereum: the network in the tab has no Ethereum',
    'is solidity: the network in the tab has no Ethereum',
    'declares what hidden code calls after it: alone it does nothing',
    'goes on from a block that did not run',
  ]);
  expect(without[0]!.line).toBe(8);
});
