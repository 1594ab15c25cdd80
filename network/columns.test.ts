import { execFileSync } from 'node:child_process';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TxView } from '../core/tabMessages';
import { VERSIONS } from '../core/versions';
import { Sides } from '../src/features/run/Transaction';
import type { Columns } from './tab/made';
import { compileNetwork, nodeCommand } from './room';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: string }) => createElement('a', { href: to }, children),
}));

// esbuild, which compiles the network, does not run in an environment of jsdom.
let Dom: new (html: string) => { window: { document: Document } };
beforeAll(async () => {
  ({ JSDOM: Dom } = (await import('jsdom' as string)) as { JSDOM: typeof Dom });
  await compileNetwork();
});

const FIELD = 64;
const hexIn = (element: Element): string[] =>
  [...element.querySelectorAll('code')].flatMap((code) => code.textContent!.match(/0x[0-9a-f]{64,}/g) ?? []);

/** Both columns as they are drawn, every value whole. */
function draw(view: TxView, whole = true) {
  const { document } = new Dom(renderToStaticMarkup(createElement(Sides, { tx: view, whole }))).window;
  const side = (name: string) => {
    const column = document.querySelector(`[aria-label='${name}']`)!;
    const rows = [...column.querySelectorAll(':scope > dl > dt')];
    const find = (title: string) => rows.find((dt) => dt.textContent === title)?.nextElementSibling;
    return {
      text: column.textContent!,
      row: (title: string) => find(title)?.textContent ?? '',
      values: (title: string) => [find(title)].flatMap((dd) => (dd ? hexIn(dd) : [])),
      items: (title: string) => [...(find(title)?.querySelectorAll(':scope > ul > li') ?? [])],
    };
  };
  return { world: side('What the world sees'), own: side('What you see') };
}
type Drawn = ReturnType<typeof draw>;

const joined = (values: string[]): string => values.map((value) => value.slice(2)).join('');
const logs = ({ world }: Drawn, ...rows: string[]): string[] =>
  rows.flatMap((row) => world.items(row).map((item) => joined(hexIn(item)))).sort();

const NAMES = [
  'a contract is deployed',
  'a private mint',
  'a public mint',
  'a private payment',
  'a public payment',
  'from public to private',
  'from private to public',
  'a payment before the one that fails',
  'a public payment that reverts',
  'an account that a sponsor pays for',
  'another class of contract is deployed',
  'an NFT is minted',
  'an NFT becomes private',
];

describe.each(VERSIONS)('$sdk', ({ id }) => {
  let columns: Columns;
  beforeAll(() => {
    const { args, env } = nodeCommand(id, 'tab/columns');
    const printed = execFileSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: 2 ** 26 });
    columns = JSON.parse(printed) as Columns;
  }, 600_000);

  test.each(NAMES.map((name, index) => ({ name, index })))(
    'what the world sees of $name is what the node stores, byte by byte',
    ({ name, index }) => {
      const { name: made, view, stored } = columns.made[index]!;
      expect(made).toBe(name);
      const drawn = draw(view);
      const { world, own } = drawn;
      expect(world.values('Nullifiers')).toEqual(stored.nullifiers);
      expect(world.values('Note hashes')).toEqual(stored.noteHashes);
      expect(world.values('Public writes')).toEqual(stored.writes.flat());
      expect(world.values('Messages to Ethereum')).toEqual(stored.messages);
      expect(world.row('Fee payer').includes('reverted')).toBe(stored.reverted);
      const [, fee] = /paid (\S+) fee juice/.exec(world.row('Fee payer'))!;
      expect(Math.round(Number(fee) * 1e18)).toBe(Number(stored.fee));

      const [l2, da] = view.world.gas;
      expect(world.row('Gas')).toContain(`${stored.mana} L2 gas`);
      expect(String(l2!.used * Number(l2!.price) + da!.used * Number(da!.price))).toBe(stored.fee);

      const all = ['Encrypted logs', 'Logs in the clear', 'Published contracts'];
      expect(logs(drawn, ...all)).toEqual(
        [...stored.privateLogs, ...stored.publicLogs, ...stored.classLogs].map(joined).sort(),
      );
      expect(logs(drawn, 'Encrypted logs').every((log) => log.length === 18 * FIELD)).toBe(true);
      // What one can read of a public log is not called encrypted.
      for (const log of [...stored.publicLogs, ...stored.classLogs])
        expect(logs(drawn, 'Encrypted logs')).not.toContain(joined(log));

      const notes = (row: string) => own.items(row).map(hexIn) as [hash: string, nullifier: string][];
      for (const [hash] of notes('Notes created')) expect(stored.noteHashes).toContain(hash);
      for (const [, nullifier] of notes('Notes spent')) expect(stored.nullifiers).toContain(nullifier);
      expect(notes('Notes created')).toHaveLength(stored.noteHashes.length);
    },
  );

  test('a private payment shows no amount and no recipient to the world, a payment out of public state both', () => {
    const of = (name: string) => draw(columns.made.find((each) => each.name === name)!.view);
    const hidden = of('a private payment');
    expect(hidden.world.row('Logs in the clear')).toBe('none');
    expect(hidden.world.text).not.toMatch(/test account 2|amount/);
    expect(hidden.own.row('Notes created')).toContain('30 of the smallest unit of Token for test account 2');
    const partly = of('from public to private');
    expect(partly.world.row('Logs in the clear')).toContain('Token, 64 bytes');
    expect(BigInt(partly.world.values('Logs in the clear').at(-1)!)).toBe(50n);
  });

  test('short as they are at first, values lose their middle, and calls nothing', () => {
    const { view } = columns.made[0]!;
    const { world } = draw(view, false);
    expect(world.row('Public calls')).toBe(view.world.publicCalls.join(''));
    expect(world.row('Nullifiers')).toContain(`${view.world.nullifiers[0]!.slice(0, 10)}…`);
  });

  test('a deployed contract is published in the clear, with its class', () => {
    const { view, stored } = columns.made[0]!;
    const { world } = draw(view);
    expect(world.row('Encrypted logs')).toBe('none');
    expect(world.row('Published contracts')).toMatch(/Address of a contract, in the clear, 480 bytes.*deployer0x/);
    expect(world.row('Published contracts')).toMatch(/Class of a contract, in the clear, \d+ bytes.*artifact hash0x/);
    expect(world.items('Published contracts')[0]!.textContent).toContain(`address${stored.privateLogs[0]![1]}`);
  });

  test('a log of a private function that is not encrypted is not called so', () => {
    expect(columns.clear.map(({ kind, bytes }) => [kind, bytes])).toEqual([
      ['private', 64],
      ['private', 576],
    ]);
  });
});
