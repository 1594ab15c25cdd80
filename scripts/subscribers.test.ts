import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeNewsletter } from '../server/subscribe/testNewsletter';
import { csv } from './storeCommand';
import { runCommand, toCsv } from './subscribers';

test.each([
  ['a@b.co', 'a@b.co'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['=1+1', "'=1+1"],
  ['+a@b.co', "'+a@b.co"],
  [null, ''],
  [3, '3'],
])('the cell %j is written as %s', (value, cell) => expect(csv([[value]])).toBe(`${cell}\n`));

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

test('[NEWS-5] addresses are erased and purged by command', async () => {
  const site = makeNewsletter();
  const run = (...words: string[]) => runCommand(site.newsletter(), words);
  for (const name of ['a', 'b', 'c']) await site.post({ email: `${name}@b.co` });
  expect(await run('erase', 'A@b.co', 'x@b.co')).toBe(
    '1 erased, 1 not in the store. Remove them at the mail provider too.\n',
  );
  await site.newsletter().subscribers.delivered((await site.newsletter().subscribers.find('b@b.co'))!.id);
  expect(await run('purge', '1')).toBe('0 deleted\n');
  expect(await run('purge', '0')).toBe('1 deleted\n');
  expect(await run('list')).toContain('1 subscribers: 0 delivered, 1 pending');
  for (const wrong of [[], ['erase'], ['purge'], ['purge', 'x'], ['purge', '-1'], ['list', 'x'], ['drop']])
    expect(await run(...wrong), wrong.join()).toBeUndefined();
  await site.remove();
});

test('[NEWS-5] a store that is not there is neither made nor backed up, and no backup is restored from nowhere', async () => {
  const site = makeNewsletter();
  const run = (...words: string[]) => runCommand(site.newsletter(), words);
  for (const words of [['backup'], ['list'], ['export'], ['erase', 'a@b.co'], ['purge', '1'], ['retry']])
    await expect(run(...words), words.join(' ')).rejects.toThrow('check LIBSQL_URL or DATA_DIR');
  await expect(run('restore', path.join(site.dir, 'gone.db'))).rejects.toThrow('There is no file');
  expect(await run('--help')).toBeUndefined();
  expect(existsSync(path.join(site.dir, 'newsletter.db'))).toBe(false);
  await site.remove();
});

test('[NEWS-5] the command tells how it is used', () => {
  const script = path.resolve(import.meta.dirname, 'subscribers.ts');
  const help = () => execFileSync(process.execPath, ['--import', 'tsx', script, '--help'], { stdio: 'pipe' });
  expect(help).toThrow(/Usage: npm run subscribers[\s\S]*DATA_DIR/);
}, 60_000);
