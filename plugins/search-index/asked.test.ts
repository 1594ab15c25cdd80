import { expect, test } from 'vitest';
import { askedIn } from './asked';

test('entries belong to the page, or to the section that they name', () => {
  const frontMatter = { title: 'Fees', asked: ['what does a transaction cost', '#who who pays'] };
  expect([...askedIn('/fees', frontMatter)]).toEqual([
    ['/fees', ['what does a transaction cost']],
    ['/fees#who', ['who pays']],
  ]);
});

test('a page without the list has none', () => expect(askedIn('/x', {}).size).toBe(0));
