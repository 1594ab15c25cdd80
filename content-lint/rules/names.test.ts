import { describe, expect, test } from 'vitest';
import * as versions from '../../core/versions';
import { parsePage } from '../page';
import { noirNames } from '../names/noirNames';
import { diffsLeadSomewhere } from './diffs';
import { knownNames } from './names';

const NIGHTLY = 'docs/a.md';
const STABLE = `${versions.STABLE.folder}/a.md`;
const page = (body: string, file = NIGHTLY) => parsePage(file, `---\ntitle: A\n---\n\n${body}\n`);
const messages = (body: string, file = NIGHTLY) => knownNames([page(body, file)]).map(({ message }) => message);

/** Reading the packages of both versions for the first time takes a while. */
const SLOW = 120_000;

describe('names in inline code', () => {
  test.each([
    ['a class and its method', 'Call `wallet.registerSender` of `TestWallet`.', []],
    ['a method that does not exist', 'Call `wallet.registerSenders`.', [/registerSenders: no name/]],
    ['a class that does not exist', 'Use `TestWalet`.', [/TestWalet/]],
    ['a Noir name', '`self.context.message_portal(portal, content)`', []],
    ['a Noir name that does not exist', '`self.context.message_portals`', [/message_portals/]],
    ['a function of a contract', '`transfer_in_private`', []],
    ['an error of an L1 contract', '`Inbox__VersionMismatch`', []],
    ['an error that does not exist', '`Inbox__VersionWrong`', [/Inbox__VersionWrong/]],
    ['a constant', '`MAX_NOTE_HASHES_PER_TX`', []],
    ['a family of names', '`SLASH_…`', []],
    ['a package and a subpath', '`@aztec/aztec.js/fee`', []],
    ['a subpath that is not exported', '`@aztec/aztec.js/fees`', [/does not export .\/fees/]],
    ['a command', '`aztec start --sandbox`', []],
    ['a flag that the command does not have', '`aztec start --sandboxed`', [/no flag --sandboxed/]],
    ['a flag alone', '`--node-url` and `--nod-url`', [/no command of this version has the flag --nod-url/]],
    ['an environment name', '`AZTEC_NODE_URL`', []],
    ['an environment name that does not exist', '`AZTEC_NOD_URL`', [/AZTEC_NOD_URL/]],
    ['a message of a package', '`Insufficient fee payer balance`', []],
    ['a message with parts left out', '`No L1 to L2 message found for message hash 0x…`', []],
    ['a message that nobody prints', '`Insufficient fee payer balances were found`', [/has this message/]],
    ['numbers, addresses and placeholders', '`8080`, `0xab`, `http://localhost:8080`, `<NODE_URL>`', []],
    ['a name of the page itself', '`frobnicate`\n\n```noir\nfn frobnicate() {}\n```', []],
    ['a name that only a diff shows', '`frobnicate`\n\n```diff\n+frobnicate\n```', [/frobnicate/]],
    ['more names from elsewhere than are checked', '`nsk_m`, `Npk_m`, `TestWallet`', [/only 1 of 3 names/]],
    ['a name of the other version', 'Use `createPXEClient`.', [/createPXEClient/]],
    ['the same, and the reader is told', '`createPXEClient` was removed.', []],
  ])('%s', { timeout: SLOW }, (_, body, expected) => {
    const found = messages(body);
    expect(found).toHaveLength(expected.length);
    expected.forEach((pattern, i) => expect(found[i]).toMatch(pattern));
  });

  test('what exists in one version only', { timeout: SLOW }, () => {
    expect(messages('Use `createPXEClient`.', STABLE)).toEqual([]);
    expect(messages('Use `proveInteraction`.', STABLE)).toHaveLength(1);
  });

  test('a planted error is found at its page and line', { timeout: SLOW }, () =>
    expect(knownNames([page('Fine.\n\nCall\n`wallet.registerSendr`.')])).toMatchObject([{ file: NIGHTLY, line: 8 }]),
  );
});

describe('diff blocks', () => {
  test('names on the new side exist', { timeout: SLOW }, () =>
    expect(
      diffsLeadSomewhere([page('```diff\n-let a = context.old_thing();\n+let a = self.msg_sender();\n```')]),
    ).toEqual([]),
  );
  test('a planted error is found at its page and line', { timeout: SLOW }, () =>
    expect(diffsLeadSomewhere([page('```diff\n-let a = 1;\n+let a = self.msg_sendr();\n```')])).toMatchObject([
      { file: NIGHTLY, line: 7, message: 'msg_sendr: no name of this version' },
    ]),
  );
});

test('names of a Noir source: what it declares, imports and calls, not its variables, comments and texts', () => {
  const source =
    'use aztec::hash::poseidon;\n// comment\nfn deposit(amount: u128) { let local = amount.pack("a text"); }';
  expect(new Set(noirNames(source))).toEqual(new Set(['aztec', 'hash', 'poseidon', 'deposit', 'amount', 'pack']));
});
