// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forgetChat } from './kept';

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
