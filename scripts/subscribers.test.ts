import { expect, test } from 'vitest';
import { csvCell, toCsv } from './subscribers';

test.each([
  ['a@b.co', 'a@b.co'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['=1+1', "'=1+1"],
  ['+a@b.co', "'+a@b.co"],
  [null, ''],
  [3, '3'],
])('the cell %j is written as %s', (value, cell) => expect(csvCell(value)).toBe(cell));

test('[NEWS-5] subscribers are exported', () => {
  const row = {
    email: 'a@b.co',
    source: 'docs-footer',
    page: '/',
    created_at: 0,
    status: 'pending' as const,
    attempts: 1,
    last_error: 'http 503',
  };
  expect(toCsv([row])).toBe(
    'email,status,subscribed_at,source,page,attempts,last_error\na@b.co,pending,1970-01-01T00:00:00.000Z,docs-footer,/,1,http 503\n',
  );
});
