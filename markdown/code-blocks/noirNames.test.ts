import path from 'node:path';
import { expect, test } from 'vitest';
import { NIGHTLY, STABLE } from '../../core/versions';
import { readNoir } from '../data/noir';
import { noirNamesIn } from './noirNames';

const siteDir = path.resolve(import.meta.dirname, '../..');
const index = (version: typeof STABLE) => readNoir(siteDir, version.id, siteDir).groups;

test('types, attributes, functions and methods of a block are named', () => {
  const code = `
    use aztec::state_vars::{Map, PrivateSet};
    #[note]
    struct Card { owner: AztecAddress }
    #[private]
    fn mint(note: Card) { storage.cards.at(owner).insert(note).discard(); let x = poseidon2_hash([1]); }`;
  expect(noirNamesIn(code, index(STABLE))).toEqual([
    'private',
    'note',
    'Map',
    'PrivateSet',
    'poseidon2_hash',
    'AztecAddress',
    'at=Map.at',
    'insert=PrivateSet.insert',
  ]);
});

test('words of comments, texts and own functions are not', () => {
  expect(noirNamesIn('// PrivateSet\nfn random() { print("Map"); self.sort(); }', index(STABLE))).toEqual([]);
});

test('a method that several types have is that of the type in sight, or of each where there are two', () => {
  const groups = index(NIGHTLY);
  expect(noirNamesIn('let x: PublicImmutable<Field> = 0; x.read()', groups)).toContain('read=PublicImmutable.read');
  expect(noirNamesIn('self.storage.admin.read()', groups)).toEqual([
    'read=PublicMutable.read',
    'read=PublicImmutable.read',
    'storage=ContractSelf.storage',
  ]);
});
