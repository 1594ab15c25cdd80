// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fileText, pageFiles, warningsFor } from './files';
import { fillBlock, placeholdersIn } from './fill';

const KEY = `0x${'ab'.repeat(32)}`;
const placeholder = (name: string): string => `<var data-value="${name}">&lt;${name}&gt;</var>`;
const block = (lang: string, title: string, html: string): string =>
  `<figure class="code" data-lang="${lang}"><figcaption><span class="code__title">${title}</span>` +
  `<span class="code__tools"></span></figcaption><pre><code>${html}</code></pre></figure>`;

const ENV = block(
  'env',
  '.env',
  `<i class="p">URLS</i>=${placeholder('L1_RPC_URL')}\nKEY=${placeholder('ATTESTER_PRIVATE_KEY')}\nX=${placeholder('OTHER')}`,
);

function figure(html: string): HTMLElement {
  document.body.innerHTML = `<div class="markdown"><h2>Write it<a>#</a></h2>${html}</div>`;
  return document.querySelector<HTMLElement>('.code')!;
}
const text = (): string => document.querySelector('code')!.textContent!;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('values are shown as text, again and again, and placeholders come back', () => {
  const shown = figure(block('text', 'text', `a ${placeholder('NETWORK')} <b>b\n</b>${placeholder('NETWORK')}`));
  fillBlock(shown, { NETWORK: '<img src=x>' });
  fillBlock(shown, { NETWORK: '<img src=x>' });
  expect(text()).toBe('a <img src=x> b\n<img src=x>');
  expect(shown.querySelector('img')).toBeNull();
  fillBlock(shown, {});
  expect(text()).toBe('a <NETWORK> b\n<NETWORK>');
  expect(shown.querySelector('[data-filled]')).toBeNull();
});

test('the place decides how a value is written', () => {
  const url = 'https://a.example/?a&b';
  fillBlock(figure(block('bash', 'bash', `curl ${placeholder('L1_RPC_URL')} -d '["${placeholder('NETWORK')}"]'`)), {
    L1_RPC_URL: `${url},https://b.example`,
    NETWORK: "it's",
  });
  expect(text()).toBe(`curl '${url}' -d '["it'\\''s"]'`);
});

test('files know what is missing and what is secret', () => {
  const shown = figure(ENV);
  const values = { L1_RPC_URL: 'https://u:p@a.example', ATTESTER_PRIVATE_KEY: KEY };
  fillBlock(shown, values);
  const [file] = pageFiles();
  expect(file).toMatchObject({ name: '.env', section: 'Write it' });
  expect(fileText(file!)).toBe(`URLS=https://u:p@a.example\nKEY=${KEY}\nX=<OTHER>\n`);
  expect(warningsFor(file!, values)).toEqual([
    'Not filled in: <OTHER>.',
    'Contains a secret: L1 RPC URL, Attester private key. Keep the file private.',
  ]);
  expect(placeholdersIn([shown])).toEqual({ filled: ['L1_RPC_URL', 'ATTESTER_PRIVATE_KEY'], missing: ['OTHER'] });
  expect(shown.querySelectorAll('[data-secret]')).toHaveLength(1);
});

test('what is no file of the page is not offered', () => {
  figure(block('env', '.env (addition)', placeholder('NETWORK')));
  expect(pageFiles()).toEqual([]);
});

test.each([
  '{bad',
  '[]',
  'NaN',
  'null',
  '7',
  '""',
  '{"NETWORK":7}',
  '{"NETWORK":"Bad Name"}',
  '{"__proto__":{"NETWORK":"x"}}',
  '',
])('corrupt storage counts as empty: %s', async (stored) => {
  localStorage.setItem('operator-values', stored);
  const { currentValues } = await import('./state');
  expect(currentValues()).toEqual({});
});

test('secrets are kept in memory and never stored, and a stored secret is not taken', async () => {
  localStorage.setItem('operator-values', JSON.stringify({ NETWORK: 'testnet', PROVER_PRIVATE_KEY: KEY }));
  const state = await import('./state');
  expect(state.currentValues()).toEqual({ NETWORK: 'testnet' });
  const all = { NETWORK: 'testnet', PROVER_PRIVATE_KEY: KEY, L1_RPC_URL: 'https://u:p@a.example' };
  state.keepValues(all);
  expect(state.currentValues()).toEqual(all);
  expect(localStorage.getItem('operator-values')).toBe('{"NETWORK":"testnet"}');
  const leave = state.operatorValues.subscribe(() => undefined);
  dispatchEvent(new StorageEvent('storage', { key: 'operator-values', newValue: '{"NETWORK":"devnet"}' }));
  leave();
  expect(state.currentValues()).toEqual({ ...all, NETWORK: 'devnet' });
  state.keepValues({ PROVER_PRIVATE_KEY: KEY });
  expect(localStorage.length).toBe(0);
});
