import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STABLE } from '../../../core/versions';
import { extractPage } from '../extract';
import { checkSnippets } from '../run';
import { assembleUnits } from '../units';
import { ROOT } from '../versions';
import { readerOf } from './reader';

const FILE = `${STABLE.folder}/page.md`;
const EXAMPLES = `examples/${STABLE.id}/app`;
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'reader-'));
  for (const folder of ['data', 'sdk', 'node_modules']) symlinkSync(path.join(ROOT, folder), path.join(root, folder));
  for (const folder of [STABLE.folder, EXAMPLES]) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(
    path.join(root, EXAMPLES, 'main.nr'),
    'use aztec::macros::public;\n// #region add\n#[public]\nfn add() {}\n// #endregion add\n',
  );
});

afterAll(() => rmSync(root, { recursive: true }));

const block = (fence: string, body = ''): string => `\`\`\`${fence}\n${body}\n\`\`\``;

function write(parts: string[], kind: string): void {
  writeFileSync(path.join(root, FILE), [`---\nkind: ${kind}\n---`, ...parts].join('\n\n'));
}

/** What a reader of these parts misses. */
function missed(parts: string[], kind = 'guide'): string[] {
  write(parts, kind);
  const page = extractPage(root, FILE, STABLE.id);
  expect(page.problems).toEqual([]);
  return readerOf(page, assembleUnits(page)).problems.map(({ message }) => message);
}

const HIDDEN = block(
  'ts prelude',
  [
    "import { Fr } from '@aztec/aztec.js';",
    'const alice = Fr.random();',
    'const token = await Token.deploy(alice).send().deployed();',
    'await token.methods.mint_to_public(alice).send().wait();',
  ].join('\n'),
);
const USES_FR = block('ts', 'console.log(Fr.random());');
const USES_ALICE = block('ts', 'console.log(alice);');
const SAID = 'Here `alice` owns a token that she [deployed](./deploy.md) and minted.';

describe('TypeScript', () => {
  test.each([
    ['an import', USES_FR, 'Fr: only the prelude imports it'],
    ['a value', USES_ALICE, 'alice: only the prelude has it'],
  ])('%s that stands in a hidden prelude alone is missed', (_, uses, message) => {
    expect(missed([HIDDEN, uses])).toEqual([expect.stringContaining(message)]);
  });

  test('a sentence gives a value, if it stands before', () => {
    expect(missed([HIDDEN, SAID, USES_ALICE])).toEqual([]);
    expect(missed([HIDDEN, USES_ALICE, SAID])).toHaveLength(1);
  });

  test('a sentence does not give an import', () => {
    expect(missed([HIDDEN, 'Use `Fr` of [this](./page.md).', USES_FR])).toContainEqual(
      expect.stringContaining('Fr: only the prelude imports it'),
    );
  });

  test('what the prelude sent must be said, and where its values come from', () => {
    expect(missed([HIDDEN, 'Here `alice` is an account.', USES_ALICE])).toEqual([
      'the prelude sends deploy: say so where its values are named',
      'the prelude sends mint_to_public: say so where its values are named',
      'link to where the values of the prelude come from',
    ]);
  });

  test('an earlier block gives its names, a later one does not', () => {
    const shown = block('ts', "import { Fr } from '@aztec/aztec.js';\nconst alice = Fr.random();");
    expect(missed([HIDDEN, shown, USES_FR, USES_ALICE])).toEqual([]);
    expect(missed([HIDDEN, USES_ALICE, shown])).toHaveLength(1);
  });

  test('another file begins with nothing', () => {
    const shown = block('ts title="a.ts"', "import { Fr } from '@aztec/aztec.js';\nexport const a = Fr.ZERO;");
    expect(missed([HIDDEN, shown, USES_FR.replace('ts\n', 'ts title="b.ts"\n')])).toHaveLength(1);
  });

  test('a shown prelude gives all', () => {
    expect(missed([HIDDEN.replace('prelude', 'prelude shown'), USES_FR, USES_ALICE])).toEqual([]);
  });

  test('variables that a program sets beforehand must be said', () => {
    const before = block('ts prelude="keys"', 'process.env.SECRET = String(1);');
    const uses = block('ts after="keys"', 'console.log(process.env.SECRET);');
    expect(missed([before, uses])).toEqual(['SECRET: say in a sentence before what to set it to']);
    expect(missed([before, 'Set `SECRET` to a number.', uses])).toEqual([]);
  });

  test('pages that nobody follows step by step may go on from what is hidden', () => {
    expect(missed([HIDDEN, USES_FR], 'concept')).toEqual([]);
  });
});

test("the reader's file is compiled: a name of an earlier block has the type that it has there", async () => {
  const hidden = block('ts prelude', "const amount: number = 1;\nconst unit = 'wei';");
  const uses = block('ts', 'console.log(amount.toFixed(2), unit);');
  const said = 'The `unit` is that of [Ethereum](./ethereum.md).';
  write([hidden, said, block('ts title="a.ts" with="none"', "const amount = '1';"), uses], 'guide');
  const { problems } = await checkSnippets({ root, files: [FILE], full: false });
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    expect.stringMatching(/^17: as a reader copies it: error TS2551: Property 'toFixed'/),
  ]);
}, 120_000);

describe('Noir', () => {
  const FRAME = [
    'contract Shop {',
    '    use aztec::{macros::{public, view}, state_vars::PublicMutable as Mutable};',
    '    #[storage]',
    '    struct Storage<Context> {',
    '        price: Mutable<u128, Context>,',
    '    }',
    '    fn half() {}',
    '    //@here',
    '}',
  ].join('\n');
  const hidden = block('noir prelude', FRAME);
  const uses = block('noir', '#[public]\nfn buy() {\n    half(storage.price.read());\n}');

  test('imports, functions and fields that stand in a hidden prelude alone are missed', () => {
    expect(missed([hidden, uses])).toEqual([
      'public: readers do not see where it is imported: show its use',
      'half: readers do not see it: show it, or name it in a sentence before',
      'storage.price: readers do not see it: show it, or name it in a sentence before',
    ]);
  });

  test('sentences give functions and fields, and imports by their path', () => {
    const said = 'Import `aztec::macros::public`. The contract has `half` and a field `price`.';
    expect(missed([hidden, said, uses])).toEqual([]);
    expect(missed([hidden, said.replace('aztec::macros::', ''), uses])).toHaveLength(1);
  });

  test('a shown prelude gives all', () => {
    expect(missed([hidden.replace('prelude', 'prelude shown'), uses])).toEqual([]);
  });

  test('of a file that is shown in parts, the rest is hidden', () => {
    const part = block(`noir file="${EXAMPLES}/main.nr" region="add"`);
    expect(missed([part])).toEqual(['public: readers do not see where it is imported: show its use']);
    expect(missed([part, block(`noir file="${EXAMPLES}/main.nr"`)], 'tutorial')).toEqual([]);
  });
});
