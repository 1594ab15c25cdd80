import { expect, test } from 'vitest';
import type { ChangedName } from '../../core/compare/changedNames';
import { STABLE } from '../../core/versions';
import { parsePage } from '../page';
import { untold } from './migration';

const changes = new Map<string, ChangedName>([
  ['createPXEClient', { kind: 'code', fate: 'gone' }],
  ['TestWallet', { kind: 'code', fate: 'new' }],
  ['--rpc-url', { kind: 'command', fate: 'gone' }],
  ['createPXEClient from @aztec/aztec.js', { kind: 'code', fate: 'gone' }],
  ['Fr', { kind: 'code', fate: 'changed' }],
  ['Fr from @aztec/aztec.js', { kind: 'code', fate: 'gone' }],
]);
const page = parsePage(
  `${STABLE.folder}/page.md`,
  'Call `createPXEClient`.\n\n```bash\naztec-wallet send --rpc-url x\n```\n\n`TestWallet` is new; createPXEClient.\n',
);

test('a name that is gone is told at its line, unless a note names it', () => {
  expect(untold([page], changes, () => false)).toMatchObject([
    { line: 1, message: expect.stringContaining('createPXEClient is gone') },
    { line: 3, message: expect.stringContaining('--rpc-url is gone') },
  ]);
  expect(untold([page], changes, (name) => name !== '--rpc-url')).toMatchObject([{ line: 3 }]);
});

test('a name that moved is told where it is imported from its old place', () => {
  const of = (code: string) => parsePage(`${STABLE.folder}/page.md`, `\`Fr\`\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
  const imports = of("import { type Fr, createPXEClient } from '@aztec/aztec.js';");
  expect(untold([imports], changes, (name) => name === 'createPXEClient')).toMatchObject([
    { line: 3, message: expect.stringContaining('Fr moved away from @aztec/aztec.js in the nightly') },
  ]);
  expect(untold([imports], changes, () => true)).toEqual([]);
  expect(untold([of("import { Fr } from '@aztec/aztec.js/fields';")], changes, () => false)).toEqual([]);
});
