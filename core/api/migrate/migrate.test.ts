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
    AccountWallet: { from: [0], to: [], page: 'wallet', instead: 'Use `Wallet`.' },
    sleep: { from: [0], to: [], page: 'utilities', instead: 'Import it from `@aztec/foundation/sleep`.' },
    ContractFunctionInteraction: {
      from: [0],
      to: [1],
      page: 'contracts',
      lines: [
        ['-', 'prove(): Promise<ProvenTx>', 'Use `proveInteraction`.'],
        ['-', 'send(options: SendMethodOptions): SentTx'],
        ['+', 'send(options: SendInteractionOptions): SentTx'],
      ],
    },
    Wallet: {
      from: [0],
      to: [1],
      page: 'wallet',
      lines: [
        ['-', 'send(): void', 'Use sendTx.'],
        ['+', 'sendTx(): void'],
        ['-', 'type Wallet = { … }'],
        ['-', 'constructor(pxe: PXE)'],
      ],
    },
  },
  added: { BaseWallet: [1] },
  options: { estimateGas: 'It is an option of `simulate`.' },
  members: { lookupValidity: ['AccountWallet', 'It is a function.'], mapSizeKB: ['Config', 'Write `mapSizeKb`.'] },
};
const kinds = (code: string) => migrate(code, fates).verdicts.map(({ name, kind }) => `${name} ${kind}`);

test.each([
  ["import { Fr } from '@aztec/aztec.js'", ['Fr moved']],
  ["import { Fr } from '@aztec/aztec.js/fields'", ['Fr same']],
  ["import { PXE, Wallet } from '@aztec/aztec.js'", ['PXE gone', 'Wallet changed']],
  ["import { Wallet, BaseWallet } from '@aztec/aztec.js/wallet'", ['Wallet changed', 'BaseWallet new']],
  ["import { Fx, constructor } from '@aztec/aztec.js'", ['Fx unknown', 'constructor unknown']],
  ["import { Logger } from '@aztec/foundation/log'", ['Logger outside']],
  ["import { Fr } from '@aztec/aztec.js/dest/fields'", ['Fr unknown']],
  ["import { sleep } from '@aztec/aztec.js'", ['sleep moved']],
  ["f((await import('@aztec/aztec.js')).Fr)", ['Fr moved']],
  ["let a: import('@aztec/aztec.js').PXE", ['PXE gone']],
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
  expect(wallet!.others).toHaveLength(3);
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

test.each([
  ["import * as A from '@aztec/aztec.js'; A.Fr.ZERO", ["import * as A from '@aztec/aztec.js/fields';"]],
  ["const A = require('@aztec/aztec.js'); A.Fr", ["const A = require('@aztec/aztec.js/fields');"]],
  ["const { Fr: F } = require('@aztec/aztec.js')", ["const { Fr: F } = require('@aztec/aztec.js/fields');"]],
  ["const { Fr } = await import('@aztec/aztec.js')", ["const { Fr } = await import('@aztec/aztec.js/fields');"]],
  ["export * from '@aztec/aztec.js/fields'", ["export * from '@aztec/aztec.js/fields';"]],
  ["const f = require('@aztec/aztec.js').Fr", ["const { Fr: f } = require('@aztec/aztec.js/fields');"]],
  ["import { sleep } from '@aztec/aztec.js'", ["import { sleep } from '@aztec/foundation/sleep';"]],
  ["import { Fr } from '@aztec/aztec.js/dest/fields'", []],
  ["import { BaseWallet } from '@aztec/aztec.js'", ["import { BaseWallet } from '@aztec/aztec.js/wallet';"]],
])('%s is written as what it is', (code, imports) =>
  expect(migrate(code, fates)).toMatchObject({ imports, notes: [] }),
);

test.each([
  ["export * from '@aztec/aztec.js'", /the nightly has no `@aztec\/aztec.js`/],
  ["import aztec from '@aztec/aztec.js'", /no default export/],
  ["import * as A from '@aztec/aztec.js'; A.Fr; A.Wallet", /2 entry points now: write `Name` for `A.Name`/],
  ["import { Fr, from '@aztec/aztec.js'", /could not be read/],
  ["f((await import('@aztec/aztec.js')).Fr)", /`Fr` is no longer in .*: write `import\('@aztec\/aztec.js\/fields'\)`/],
  ["import type { A } from 'x'; token.methods.pay(f(1)).prove()", /`prove` of a call .* Use `proveInteraction`/],
  ["import type { A } from 'x'; const tx = token.methods.pay(1); await tx.prove()", /`prove` of a call/],
  ["import type { A } from 'x'; token.methods.pay(1).with({ a }).prove()", /`prove` of a call/],
  [
    "import 'x'; token.methods.pay(1).send({ from, fee: { estimateGas: true } })",
    /`estimateGas` is no option of `send`/,
  ],
  [
    "import { Fr } from '@aztec/aztec.js/fields'; each.lookupValidity(a)",
    /`lookupValidity` of `AccountWallet` is gone. It/,
  ],
  ["import { Fr } from '@aztec/aztec.js/fields'; open({ mapSizeKB: 1 })", /`mapSizeKB` of `Config` is gone. Write/],
  ["import('@aztec/aztec.js').then(({ Fr }) => Fr.ZERO)", /`Fr` is no longer in .*: write `import\('@aztec/],
  ["import('@aztec/aztec.js').then((a) => a.Fr.ZERO)", /`Fr` is no longer in .*: write `import\('@aztec/],
])('%s is answered with a sentence', (code, text) =>
  expect(migrate(code, fates).notes).toEqual([{ line: 1, text: expect.stringMatching(text) as string }]),
);

test.each([
  "import 'x'; token.methods.pay(1).send({ from })",
  "import 'x'; token.methods.pay(1).simulate({ from, fee: { estimateGas: true } })",
  "import 'x'; proof.prove(); token.methods.prove(1)",
  "import 'x'; a.lookupValidity()",
  "import { lookupValidity } from '@aztec/aztec.js/wallet'; lookupValidity(a, mapSizeKB)",
])('%s needs no word', (code) => expect(migrate(code, fates).notes).toEqual([]));

test('of a type that is gone, what the code uses is looked up in what takes its place', () => {
  const used = (code: string) => migrate(`import { AccountWallet } from '@aztec/aztec.js';${code}`, fates).verdicts[0];
  expect(used('class A { constructor(private w: AccountWallet) {} f() { this.w.send(); } }')).toMatchObject({
    kind: 'gone',
    used: [['-', 'send(): void', 'Use sendTx.']],
  });
  expect(used('const w: AccountWallet = get(); mail.send();')!.used).toEqual([]);
});

test('a name of another entry point says where it is', () => {
  const [verdict] = migrate("import { PXE, BaseWallet } from '@aztec/aztec.js/fields'", fates).verdicts.slice(1);
  expect(verdict).toMatchObject({ kind: 'elsewhere', to: '@aztec/aztec.js/wallet' });
});

test('where the code shows which values are of a type, members of others do not count', () => {
  const used = (code: string) => migrate(`import { Wallet } from '@aztec/aztec.js';${code}`, fates).verdicts[0]!.used;
  expect(used('const wallet: Wallet = get(); mail.send();')).toEqual([]);
  expect(used('function pay(w: Wallet) { return w.send(); }')).toHaveLength(1);
  expect(used('const w = await Wallet.create(); w?.send()')).toHaveLength(1);
  expect(used('const [w] = await getWallets(); w.send()')).toHaveLength(1);
  expect(used('let all: Wallet[] = []; all[0]!.send()')).toHaveLength(1);
});

test('who makes one uses its constructor', () => {
  const used = (code: string) => migrate(`import { Wallet } from '@aztec/aztec.js';${code}`, fates).verdicts[0]!.used;
  expect(used('const w: Wallet = new Wallet(pxe)')).toEqual([['-', 'constructor(pxe: PXE)']]);
  expect(used('const w: Wallet = new Walletish(pxe)')).toEqual([]);
});

/** A search that runs to the end from each start would take minutes. */
test.each(['x', 'x.send(', 'x.methods.a(', 'a: ', 'w['])('half a megabyte of %j is read', (hostile) => {
  const code = `import { Wallet, AccountWallet } from '@aztec/aztec.js';let w: Wallet;${hostile.repeat(MAX_CODE / hostile.length)}`;
  expect(migrate(code, fates).verdicts).toHaveLength(2);
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
