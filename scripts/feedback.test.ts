import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFeedback, type TestFeedback } from '../server/feedback/testFeedback';
import { runCommand } from './feedback';

let site: TestFeedback;
beforeEach(() => {
  site = makeFeedback({ FEEDBACK_CLIENT_LIMIT: '1000' });
});
afterEach(() => {
  vi.useRealTimers();
  site.remove();
});
const run = (...args: string[]) => runCommand(site.feedback(), args);

async function say(day: string, page: string, ...answers: Array<'yes' | 'no' | string>): Promise<void> {
  vi.useFakeTimers({ now: Date.parse(day), toFake: ['Date'] });
  for (const answer of answers)
    await site.post(answer === 'yes' || answer === 'no' ? { page, answer } : { page, answer: 'no', text: answer });
}

test('[HELP-6] nobody has answered', async () => {
  for (const args of [[], ['--worst'], ['--page', '/a']]) expect(await run(...args)).toBe('Nobody has answered yet.\n');
  expect(await run('--export')).toBe('id,at,page,version,answer,text\n');
});

test('[HELP-6] answers are listed by page and over time', async () => {
  await say('2026-10-31', '/b', 'yes', 'yes', 'no', 'Fees?');
  await say('2026-11-02', '/a', 'no');
  expect(await run()).toBe(
    [
      ...['   yes    no  lines', '     0     1      0  /a  (v9.1)', '     2     1      1  /b  (v9.1)', ''],
      ...['   yes    no  lines', '     2     1      1  2026-10', '     0     1      0  2026-11', ''],
    ].join('\n'),
  );
  expect(await run('--since', '2026-11-01')).not.toContain('/b');
  expect(await run('--page', '/b')).toMatch(
    / 2 {5}1 {6}1 {2}2026-10 {2}\(v9\.1\)\n {4}[0-9a-f]{12} {2}2026-10-31 {2}no {2}Fees\?\n$/,
  );
});

test('[HELP-6] the worst are those of which that is sure, and what was written stands below', async () => {
  await say('2026-11-01', '/once', 'no');
  await say('2026-11-01', '/often', ...Array<'no'>(12).fill('no'), 'yes', 'It fails');
  await say('2026-11-01', '/mixed', ...Array<'no'>(13).fill('no'), ...Array<'yes'>(13).fill('yes'));
  await say('2026-11-01', '/good', 'yes');
  const text = (await run('--worst'))!;
  expect(text.match(/\/\w+/g)).toEqual(['/often', '/mixed', '/once']);
  expect(text).toMatch(/\/often.*\n.* It fails\n/);
});

test('[HELP-6] it is exported as CSV in which nothing is a formula', async () => {
  await say('2026-11-01', '/a', '=cmd|x!A1, "<b>"');
  expect(await run('--export')).toMatch(
    /^id,at,page,version,answer,text\n[0-9a-f]{12},2026-11-01T00:00:00\.000Z,\/a,v9\.1,no,"'=cmd\|x!A1, ""<b>"""\n$/,
  );
});

test('[HELP-6] lines are erased and purged by command', async () => {
  await say('2026-11-01', '/a', 'Words', 'no');
  const [entry] = await site.feedback().list();
  expect(await run('--erase', entry!.id, 'none')).toBe('1 erased, 1 not in the store\n');
  vi.setSystemTime(Date.parse('2026-11-03'));
  expect(await run('--purge', '2')).toBe('1 deleted\n');
});

test.each([[['--erase']], [['--purge', 'x']], [['--worst', '--export']], [['list']], [['--since', 'x']]])(
  '[HELP-6] %j is not understood',
  async (args) => expect(await run(...args)).toBeUndefined(),
);
