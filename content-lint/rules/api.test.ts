import { expect, test } from 'vitest';
import { NIGHTLY, STABLE } from '../../core/versions';
import { apiFindings, readApiFiles } from './api';

const files = readApiFiles();
const messages = (change: Partial<typeof files>) => apiFindings({ ...files, ...change }).map(({ message }) => message);

test('every exported name is described, and everything described exists', () => expect(messages({})).toEqual([]));

test('a missing description fails with its name', () => {
  const { AztecAddress: _gone, ...descriptions } = files.descriptions;
  expect(messages({ descriptions })).toContain(`AztecAddress of ${STABLE.id} has no description: write one`);
});

test('a renamed description fails with both names', () => {
  const { SentTx, ...rest } = files.descriptions;
  const found = messages({ descriptions: { ...rest, SendTx: SentTx! } });
  expect(found).toContain('"SendTx" is described, but no version exports it: rename or remove it');
  expect(found).toContain(`SentTx of ${NIGHTLY.id} has no description: write one`);
});

test('a name that is gone needs something to use instead, and nothing else has one', () => {
  const { sleep: _gone, ...replacements } = files.replacements;
  expect(messages({ replacements })).toEqual([`sleep is gone in ${NIGHTLY.label}: say what to use instead`]);
  expect(messages({ replacements: { ...files.replacements, Fr: 'No.' } })).toHaveLength(1);
});
