import { expect, test } from 'vitest';
import type { ErrorEntry } from '../../core/errors/types';
import { STABLE } from '../../core/versions';
import { parsePage } from '../page';
import { rowsOf } from '../rows/find';
import { parseProofs, proofProblems, type Proof } from '../rows/proofs';
import { ROOT } from '../snippets/versions';
import { unpaired } from './rows';

const page = parsePage(
  `${STABLE.folder}/setup/node.md`,
  `# Node

| You see | Cause and fix |
| --- | --- |
| \`Expected at most 4 function calls\` | Too many. |
| It hangs | Nothing answers. |

| Message | Hashed data |
| --- | --- |
| L1 to L2 | all of it |
`,
);
const proofs = (text: string): Proof[] => parseProofs(text);
const kept = 'kept: { source: the sources of August, date: 2026-11-18 }';
const problems = (proof: string, catalogue: ErrorEntry[] = []) =>
  proofProblems(ROOT, STABLE.id, proofs(proof)[0]!, catalogue);
const entry = { id: 'too-many', texts: ['Expected at most {n} function calls'] } as ErrorEntry;

test('rows are read from tables of what goes wrong, and from no others', () => {
  expect(rowsOf(page).map(({ see, line }) => [see, line])).toEqual([
    ['Expected at most 4 function calls', 5],
    ['It hangs', 6],
  ]);
});

test('a row that nothing proves is found at its line', () => {
  const [found, ...rest] = unpaired(rowsOf(page), proofs(`- see: It hangs\n  on: setup/node\n  ${kept}\n`));
  expect(found).toMatchObject({ file: page.file, line: 5 });
  expect(found?.message).toContain('"Expected at most 4 function calls": nothing proves this row');
  expect(rest).toEqual([]);
});

test('a row of another page does not prove it', () => {
  const of = (on: string) =>
    proofs(`- see:\n    - It hangs\n    - Expected at most 4 function calls\n  on: ${on}\n  ${kept}\n`);
  expect(unpaired(rowsOf(page), of('setup/node'))).toEqual([]);
  expect(unpaired(rowsOf(page), of('setup/other')).map(({ line }) => line)).toEqual([5, 6, 1]);
});

test('a proof whose row is gone is found at its line', () => {
  const gone = proofs(`- see: It hangs\n  on: setup/node\n  ${kept}\n- see: It burns\n  on: setup/node\n  ${kept}\n`);
  expect(unpaired(rowsOf(page).slice(1), gone)).toMatchObject([{ file: 'data/rows.yaml', line: 4 }]);
});

test.each([
  ['traced:\n    in: "@aztec/entrypoints"\n    says: "Expected at most {max} function calls"', []],
  [
    'traced:\n    in: "@aztec/entrypoints"\n    says: "Expected at most {max} calls of functions"',
    [`@aztec/entrypoints of ${STABLE.id} does not say "Expected at most {max} calls of functions"`],
  ],
  ['traced:\n    in: "@aztec/none"\n    says: "word"', [`${STABLE.id} has no @aztec/none`]],
  ['traced:\n    in: aztec-nr\n    says: "Failed to get a note"', []],
  ['traced:\n    in: data/{version}/env.json\n    says: P2P_IP', []],
  ['happened:\n    in: content-lint/rows/happened.test.ts\n    says: No "exports" main defined', []],
  ['error: too-many', []],
  ['error: no-such-error', [`${STABLE.id} has no error no-such-error`]],
])('%s: %j', (proof, expected) => {
  expect(problems(`- see: Expected at most 4 function calls\n  on: setup/node\n  ${proof}\n`, [entry])).toEqual(
    expected,
  );
});

test('an error that the row does not quote proves nothing', () => {
  expect(problems('- see: It hangs\n  on: setup/node\n  error: too-many\n', [entry])).toEqual([
    '"It hangs" does not quote too-many',
  ]);
});

test.each(['', `${kept}\n  error: too-many`, 'seen: yesterday'])('a proof is of one kind: %s', (proof) => {
  expect(() => proofs(`- see: It hangs\n  on: setup/node\n  ${proof}\n`)).toThrow('data/rows.yaml');
});
