import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import type { KeptFile, VersionData } from './data';
import { expandData } from './expand';

const data: VersionData = {
  constants: { MAX_NOTES: 64, GAS: 6000000, ADDRESS: '21888242871839275222246405745257275088548364400416034343698204' },
  variables: [
    { name: 'P2P_PORT', default: '40400', description: 'Port.' },
    { name: 'P2P_IP', description: 'Address.' },
    { name: 'LOG_LEVEL', description: 'Level.' },
  ],
  tools: [
    {
      name: 'aztec',
      options: [],
      commands: [
        {
          name: 'get-block',
          description: 'Show a block.',
          arguments: ['[number]'],
          options: [{ flags: '--json', description: 'Print JSON.' }],
        },
        { name: 'send', arguments: [], options: [{ flags: '--from <account>' }] },
        {
          name: 'start',
          arguments: [],
          options: [],
          groups: [
            {
              name: 'API',
              options: [{ flags: '--port <value>', default: '8080', env: 'AZTEC_PORT', description: 'Port.' }],
            },
            { name: 'P2P', options: [{ flags: '--p2p.p2pIp <value>' }] },
          ],
        },
      ],
    },
    {
      name: 'aztec-wallet',
      options: [],
      commands: [
        { name: 'get-block', arguments: [], options: [{ flags: '--json', description: 'Print JSON.' }] },
        { name: 'send', arguments: [], options: [{ flags: '--from <account>' }] },
      ],
    },
  ],
  namespaces: [
    {
      prefix: 'node',
      methods: [
        {
          name: 'node_getBlock',
          description: 'A block.',
          params: [{ name: 'number', type: 'number', optional: true }],
          result: 'L2Block',
        },
      ],
    },
  ],
  kept: () => kept,
  errors: () => ({
    areas: [{ id: 'accounts', title: 'Accounts', page: 'reference/errors/sdk' }],
    entries: [
      {
        id: 'account-missing',
        texts: ['Account {address} not found'],
        from: '@aztec/pxe',
        area: 'accounts',
        means: 'It is not in the `PXE`.',
        proofs: [
          { kind: 'happened', where: '2.0.2', date: '2026-11-18', program: 'await fail();' },
          { kind: 'traced', where: 'pxe' },
        ],
        causes: ['It is new.', 'It is gone.'],
        fix: ['Register it.'],
        see: [{ title: 'Accounts', path: 'guides/accounts' }],
      },
      {
        id: 'rollup-full',
        texts: ['Rollup__Full'],
        from: 'an L1 contract',
        area: 'accounts',
        means: 'It is full.',
        proofs: [],
        causes: [],
        fix: [],
        see: [],
        custom: { name: 'Rollup__Full', selector: '0x12345678', inputs: [{ name: 'slot', type: 'uint256' }] },
      },
    ],
  }),
};

const kept: KeptFile = {
  source: 'the sources of the node',
  date: '2025-08-30',
  tables: {
    node: { columns: ['Port', 'Use'], rows: [['40400', 'P2P, `P2P_PORT`']] },
    test: { columns: ['Port'], rows: [['1']], source: 'the test', date: '2025-11-03' },
  },
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkStringify);

function expand(markdown: string) {
  const tree = processor.parse(markdown);
  const failures = expandData(tree, {
    data: () => data,
    api: () => undefined as never,
    noir: () => undefined as never,
    project: () => undefined as never,
  });
  return { failures, markdown: failures.length > 0 ? '' : processor.stringify(tree) };
}

test.each([
  ['At most <Constant name="MAX_NOTES" /> notes.', /^At most 64 notes\.\n$/],
  ['<Constant name="GAS" />', /^6,000,000\n$/],
  ['<Constant name="ADDRESS" />', /^`0x[0-9a-f]+`\n$/],
])('%s prints the number', (markdown, expected) => expect(expand(markdown).markdown).toMatch(expected));

test.each([
  ['<Default name="P2P_PORT" />', '40,400\n'],
  ['<Default name="P2P_PORT" per="100" />', '404\n'],
])('%s prints the default of a variable', (markdown, expected) => expect(expand(markdown).markdown).toBe(expected));

test('a table that is kept by hand says so below, with its source and date', () => {
  const { markdown } = expand('<KeptTable name="ports.node" />');
  expect(markdown).toContain('| 40400 | P2P, `P2P_PORT` |');
  expect(markdown).toContain('*Kept by hand: the sources of the node, August 2025.*');
  expect(expand('<KeptTable name="ports.test" />').markdown).toContain('the test, November 2025.');
});

test('a table of variables by name and by prefix', () => {
  expect(expand('<EnvTable names="LOG_LEVEL,P2P_PORT" />').markdown).toContain('| `P2P_PORT`  | `40400` | Port.   |');
  expect(expand('<EnvTable prefix="P2P_" />').markdown).not.toContain('LOG_LEVEL');
});

test('groups of options get real headings below the last one', () => {
  const { markdown } = expand('## Flags\n\n<CliReference tool="aztec" command="start" />');
  expect(markdown).toContain('### API');
  expect(markdown).toContain('| `--port <value>` | `8080`  | `AZTEC_PORT` | Port.   |');
});

test('a whole tool has a heading for each command', () => {
  expect(expand('<CliReference tool="aztec" />').markdown).toContain('## `get-block`\n\nShow a block.');
});

test('a page chooses the groups of options that it shows', () => {
  const { markdown } = expand('<CliReference tool="aztec" command="start" groups="P2P" />');
  expect(markdown).toContain('--p2p.p2pIp');
  expect(markdown).not.toContain('--port');
});

test('a command that another tool has too leads to its table, and only if the two are equal', () => {
  const { markdown } = expand(
    '<CliReference tool="aztec" without="start" twin="aztec-wallet" twinPage="./wallet.md" />',
  );
  expect(markdown).toContain(
    '`aztec-wallet` has these commands too, with the same options: [`send`](./wallet.md#send).',
  );
  expect(markdown).not.toContain('--from');
  expect(markdown).toContain('--json');
  expect(markdown).not.toContain('start');
});

test('each error has a heading with its anchor, causes, what to do and links', () => {
  const { markdown } = expand('## Accounts\n\n<ErrorList area="accounts" />');
  expect(markdown).toContain('### `Account <address> not found` \\{#account-missing}');
  expect(markdown).toContain('From `@aztec/pxe`. It is not in the `PXE`.');
  expect(markdown).toContain(
    'Usual cause:\n\n* It is new. (Made to happen on 2.0.2.)\n* It is gone. (Traced in `pxe`.)\n\nWhat to do: Register it.',
  );
  expect(markdown).toContain('[Accounts](../../guides/accounts.md)');
});

test('a custom error shows its signature and selector', () => {
  const { markdown } = expand('<ErrorList area="accounts" />');
  expect(markdown).toContain('`Rollup__Full(uint256 slot)`, selector `0x12345678`. It is full.');
});

test('the node API lists parameters and results', () => {
  const { markdown } = expand('<NodeApi />');
  expect(markdown).toContain('### `node_getBlock`');
  expect(markdown).toContain('* `number` (optional): `number`\n* Result: `L2Block`');
});

test.each([
  ['\n\n<Constant name="MAX_NOTE" />', 3, 'there is no constant "MAX_NOTE" in this version. Did you mean MAX_NOTES?'],
  ['<EnvTable names="LOG_LEVLE" />', 1, 'Did you mean LOG_LEVEL?'],
  ['<EnvTable prefix="NOPE_" />', 1, 'no environment variable starts with "NOPE_"'],
  ['<CliReference tool="aztec" command="get-blok" />', 1, 'Did you mean get-block?'],
  ['<CliReference tool="aztec" command="start" groups="P2" />', 1, 'Did you mean P2P'],
  ['<CliReference tool="aztec" without="strat" />', 1, 'Did you mean start?'],
  ['<CliReference tool="aztec" twin="aztec-wallet" />', 1, 'twin and twinPage belong together'],
  ['<Default name="P2P_IP" />', 1, 'there is no variable with a default "P2P_IP"'],
  ['<KeptTable name="ports.nod" />', 1, 'Did you mean node?'],
  ['<ErrorList area="acounts" />', 1, 'Did you mean accounts?'],
  ['text <NodeApi /> text', 1, 'put it on a line of its own'],
])('%s is refused with its line', (markdown, line, message) => {
  const [failure] = expand(markdown).failures;
  expect(failure).toMatchObject({ line });
  expect(failure!.message).toContain(message);
});

test('each cause of an error says how it is known, and the program that made it happen is folded below', () => {
  const { markdown } = expand('<ErrorList area="accounts" />');
  expect(markdown).toContain('It is new. (Made to happen on 2.0.2.)');
  expect(markdown).toContain('It is gone. (Traced in `pxe`.)');
  const folded = /<details[^>]*>([\s\S]*)<\/details>/.exec(markdown)![1];
  expect(folded).toContain('The program that makes it happen');
  expect(folded).toContain('await fail();');
});
