import { expect, test } from 'vitest';
import { SAMPLE } from '../../core/search/testRecords';
import { askedIn, withAsked } from './asked';

test('entries belong to the page, or to the section that they name', () => {
  const frontMatter = { title: 'Fees', asked: ['what does a transaction cost', '#who who pays'] };
  expect([...askedIn('/fees', frontMatter)]).toEqual([
    ['/fees', ['what does a transaction cost']],
    ['/fees#who', ['who pays']],
  ]);
});

test('a page without the list has none', () => expect(askedIn('/x', {}).size).toBe(0));

test('rows answer by each name in their first cell, where the page says that they do', () => {
  const [record] = SAMPLE;
  const table = { ...record!, rows: ['permit, EIP-712 and EIP-2612', 'ENS'] };
  const asked = { asked: ['how to approve'], asked_rows: true };
  expect(withAsked([table], [[record!.page, asked]])).toEqual([
    { ...record, asked: ['how to approve', 'permit', 'EIP-712', 'EIP-2612', 'ENS'] },
  ]);
  expect(withAsked([table], [])).toEqual([record]);
});
