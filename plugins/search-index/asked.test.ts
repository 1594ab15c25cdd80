import { expect, test } from 'vitest';
import { askedIn } from './asked';

test('entries belong to the page, or to the section that they name', () => {
  const source = "---\ntitle: Fees\nasked:\n  - what does a transaction cost\n  - '#who who pays'\n---\n\nText";
  expect([...askedIn('/fees', source)]).toEqual([
    ['/fees', ['what does a transaction cost']],
    ['/fees#who', ['who pays']],
  ]);
});

test('a page without the list has none', () => expect(askedIn('/x', '---\ntitle: X\n---\n').size).toBe(0));
