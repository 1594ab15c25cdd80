// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MAX_TEXT } from '../../../core/errors/clean';
import { makeExplainer } from '../../../core/errors/explain';
import { ErrorBox } from './ErrorBox';

const custom = { name: 'Token__Full', selector: '0x11223344', inputs: [{ name: 'needed', type: 'uint256' }] };
const entry = { from: 'x', area: 'all', proofs: [], causes: ['It is new to `pxe`.'], fix: ['Register it.'], see: [] };
const entries = [
  {
    ...entry,
    proofs: [{ kind: 'traced' as const, where: 'pxe' }],
    id: 'account-missing',
    texts: ['Account {address} not found'],
    means: 'The PXE does not have it.',
  },
  { ...entry, id: 'token-full', texts: ['Token__Full'], means: 'No room is left.', custom },
  { ...entry, id: 'wrapped', texts: ['Simulation error: {reason}'], means: 'See the reason.', wrapper: true },
];

vi.mock('./loadExplainer', () => ({
  loadExplainer: async () => makeExplainer({ areas: [{ id: 'all', title: 'All', page: 'reference/errors' }], entries }),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));

const location = { pathname: '' };
vi.mock('@docusaurus/router', () => ({ useLocation: () => location }));

beforeAll(() => void configure({ asyncUtilTimeout: 20_000 }));
afterEach(cleanup);
const page = (path = '/reference/errors') => {
  location.pathname = path;
  return <ErrorBox />;
};
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
async function paste(text: string, path?: string) {
  render(page(path));
  await userEvent.click(box());
  await userEvent.paste(text);
}

test('the server renders a labelled box and no answer', () => {
  const html = renderToString(page());
  expect(html).toContain('Paste an error, a log, revert data');
  expect(html).not.toContain('error-answer');
});

test('cause and fix of the best entry are open, wrappers folded below', async () => {
  await paste('Simulation error: Account 0x12\nnot found');
  expect(await screen.findByText('The PXE does not have it.')).toBeTruthy();
  const [best, wrapper] = screen.getAllByRole('listitem').map((item) => item.querySelector('details')!);
  expect([best!.open, wrapper!.open]).toEqual([true, false]);
  expect(best!.textContent).toContain('What to doRegister it.');
  expect(best!.textContent).toContain('It is new to pxe. (traced in pxe)');
  expect(screen.getAllByRole('link', { name: 'Entry' })[0]!.getAttribute('href')).toBe(
    '/reference/errors#account-missing',
  );
});

test('links stay in the version of the page', async () => {
  await paste('Account 0x12 not found', '/nightly/reference/errors');
  const link = await screen.findByRole('link', { name: 'Entry' });
  expect(link.getAttribute('href')).toBe('/nightly/reference/errors#account-missing');
});

test('revert data shows the error with its arguments', async () => {
  await paste(`0x11223344${'0'.repeat(62)}2a`);
  expect((await screen.findByRole('rowheader', { name: 'needed' })).closest('tr')!.textContent).toBe('neededuint25642');
  expect(screen.getByText('No room is left.')).toBeTruthy();
});

test('an unknown selector and an unknown message say so and offer the search', async () => {
  await paste('custom error 0xdeadbeef in the machine');
  expect(await screen.findByText(/has the selector/)).toBeTruthy();
  const search = screen.getByRole('link', { name: /Search the pages/ });
  expect(search.getAttribute('href')).toContain('/search?q=custom%20error%20in%20the%20machine');
});

test('a secret is pointed out and does not stay in the box', async () => {
  await paste(`PRIVATE_KEY=0x${'ab'.repeat(32)} Account 0x1 not found`);
  expect((await screen.findByRole('alert')).textContent).toContain('private key');
  expect(box().value).toBe('PRIVATE_KEY=[removed: private key] Account 0x1 not found');
  expect(document.body.innerHTML).not.toContain('abababab');
});

test('of a long paste only the end is kept', async () => {
  render(page());
  fireEvent.paste(box(), { clipboardData: { getData: () => `${'x'.repeat(5_000_000)} Account 0x1 not found` } });
  expect(box().value).toHaveLength(MAX_TEXT);
  expect(await screen.findByText('The PXE does not have it.')).toBeTruthy();
});

test('markup is shown as text', async () => {
  await paste('Account <img src=x onerror=alert(1)> not found');
  await screen.findByText('The PXE does not have it.');
  expect(document.querySelector('img')).toBeNull();
});

test('a file that names two releases is told that they do not fit', async () => {
  await paste('{"@aztec/aztec.js": "2.0.2", "@aztec/accounts": "3.0.0-devnet.5"}');
  expect(await screen.findByText('These releases do not fit together.')).toBeTruthy();
});

test('clearing empties the box and goes back to it', async () => {
  await paste('Account 0x1 not found');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect([box().value, document.activeElement]).toEqual(['', box()]);
});
