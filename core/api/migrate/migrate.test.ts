import { expect, test } from 'vitest';
import { memberOf, type Fates } from './fates';
import { MAX_CODE } from './limit';
import { migrate } from './migrate';

const fates: Fates = {
  older: ['@aztec/aztec.js', '@aztec/aztec.js/fields'],
  newer: ['@aztec/aztec.js/fields', '@aztec/aztec.js/wallet'],
  olderBase: '/api',
  newerBase: '/nightly/api',
  names: {
    Fr: { from: [0, 1], to: [0], page: 'fields' },
    PXE: { from: [0], to: [], page: 'pxe', instead: 'Use `createPXE`.' },
    Wallet: {
      from: [0],
      to: [1],
      page: 'wallet',
      lines: [
        ['-', 'send(): void', 'Use sendTx.'],
        ['+', 'sendTx(): void'],
        ['-', 'type Wallet = { … }'],
      ],
    },
  },
  added: { BaseWallet: [1] },
};
const kinds = (code: string) => migrate(code, fates).verdicts.map(({ name, kind }) => `${name} ${kind}`);

test.each([
  ["import { Fr } from '@aztec/aztec.js'", ['Fr moved']],
  ["import { Fr } from '@aztec/aztec.js/fields'", ['Fr same']],
  ["import { PXE, Wallet } from '@aztec/aztec.js'", ['PXE gone', 'Wallet changed']],
  ["import { Wallet, BaseWallet } from '@aztec/aztec.js/wallet'", ['Wallet changed', 'BaseWallet new']],
  ["import { Fx, constructor } from '@aztec/aztec.js'", ['Fx unknown', 'constructor unknown']],
  ["import { Logger } from '@aztec/foundation/log'", ['Logger outside']],
  ["import fs from 'node:fs'", []],
  ["import * as A from '@aztec/aztec.js'; A.Fr.ZERO; B.PXE", ['Fr moved']],
  ["const { PXE } = await import('@aztec/aztec.js')", ['PXE gone']],
  ['class X implements Wallet { f(): PXE {} }', ['Wallet changed', 'PXE gone']],
])('%s', (code, expected) => expect(kinds(code)).toEqual(expected));

test('what is gone says what to use, and what changed names the lines that the code uses first', () => {
  const code = "import { PXE, Wallet } from '@aztec/aztec.js';\nwallet.send();";
  const [pxe, wallet] = migrate(code, fates).verdicts;
  expect(pxe).toMatchObject({ instead: 'Use `createPXE`.', url: '/api/pxe#pxe', line: 1 });
  expect(wallet).toMatchObject({ to: '@aztec/aztec.js/wallet', url: '/nightly/api/wallet#wallet' });
  expect(wallet!.used).toEqual([['-', 'send(): void', 'Use sendTx.']]);
  expect(wallet!.others).toHaveLength(2);
});

test('imports are written anew by entry point, with their aliases, without what is gone', () => {
  const code = `
    import { Fr as Field, type Wallet, PXE } from '@aztec/aztec.js';
    import { Logger } from '@aztec/foundation/log';
    export { Fr } from '@aztec/aztec.js/fields';`;
  expect(migrate(code, fates).imports).toEqual([
    "import { Fr as Field } from '@aztec/aztec.js/fields';",
    "import { type Wallet } from '@aztec/aztec.js/wallet';",
    "import { Logger } from '@aztec/foundation/log';",
    "export { Fr } from '@aztec/aztec.js/fields';",
  ]);
});

test('a long text is read to its limit, and says so', () => {
  const long = `import { PXE } from '@aztec/aztec.js';${' '.repeat(MAX_CODE)}import { Fr } from '@aztec/aztec.js';`;
  expect(migrate(long, fates)).toMatchObject({ cut: true, found: 1 });
});

test.each([
  ['send(): void', 'send'],
  ['static fromField(fr: Fr): AztecAddress', 'fromField'],
  ['readonly address: AztecAddress', 'address'],
  ['class Fr', undefined],
  ['abstract class BaseWallet', undefined],
])('the member of %s is %s', (line, member) => expect(memberOf(line)).toBe(member));
