// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgetChat, STORED } from './stored';

test('what the chat assistant stored goes; our own keys and the tracker stay', async () => {
  const own = [
    'theme',
    'matomoConsent',
    'matomoConsentAt',
    'docs-read-version',
    'nps_aztec-docs_views',
    'search-recent',
  ];
  for (const key of [...own, 'chat-user', 'theme-of-chat']) localStorage.setItem(key, 'x');
  sessionStorage.setItem('chat-session', 'x');
  document.cookie = 'chat=1; Path=/';
  document.cookie = '_pk_id.4.1fff=1; Path=/';
  await forgetChat();
  expect(Object.keys(localStorage).sort()).toEqual(own.sort());
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('_pk_id.4.1fff=1');
});

/** Every key that code of ours reads or writes; a name stands for the text that a constant of that name has. */
function usedKeys(): string[] {
  const root = path.resolve(__dirname, '../../..');
  const list = ['ls-files', 'src/**/*.ts', 'src/**/*.tsx', 'core/*.ts'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const code = files.filter((file) => !/\.test\.|bridge\/store|core\/storage|consent\/stored/.test(file));
  const texts = code.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const all = texts.join('\n');
  const valueOf = (name: string, text: string): string | undefined =>
    [text, all].map((from) => new RegExp(`const ${name} = ['\`]([^'\`]+)`).exec(from)?.[1]).find(Boolean);
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:storedStore(?:<[^(]*>)?|(?:read|write|remove)Item)\(\s*(?:['`]([^'`]+)|(\w+))/g)].map(
      ([, key, name]) => key ?? valueOf(name!, text) ?? `${name}?`,
    ),
  );
}

test('[STO-1] every key that the site stores is among those that the cookie settings name', () => {
  const keys = [...new Set(usedKeys())];
  expect(keys.length).toBeGreaterThan(8);
  expect(keys.filter((key) => !STORED.some(({ keys: known }) => known.test(key.replace('${group}', 'x'))))).toEqual([]);
});
