// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standInDialogs, standInMedia } from '../../../tests/jsdom';
import { startDialogs } from '../../bridge/dialogs';
import { reloadPage } from '../../bridge/address';
import { sharedStore } from '../../bridge/store';
import type { OperatorPlaceholder, PageFile } from '../../../core/operatorPlaceholders';
import { OperatorCode, OperatorValues, Placeholder } from '.';
import { currentValues, setValues } from './state';

vi.mock('../../bridge/address', async (load) => ({ ...(await load()), reloadPage: vi.fn() }));

const KEY = `0x${'ab'.repeat(32)}`;
const services = sharedStore<readonly string[]>('services', []);
const PARTS: PageFile['parts'] = [
  'N=',
  { name: 'NETWORK', manner: 'env' },
  '\nP=',
  { name: 'P2P_PORT', manner: 'env' },
  '\nO=',
  { name: 'NODE_PORT', manner: 'env' },
  '\nK=',
  { name: 'PROVER_PRIVATE_KEY', manner: 'env' },
];
const FIELDS = PARTS.flatMap((part) => (typeof part === 'string' ? [] : [part.name as OperatorPlaceholder]));
const file = { name: '.env', section: 'Write it', parts: PARTS };
/** As the build makes it. */
const page = (
  <>
    <OperatorValues fields={FIELDS} files={[file]} />
    <OperatorCode lang="env" title=".env" file={0} first="NETWORK">
      <code>{PARTS.map((part, i) => (typeof part === 'string' ? part : <Placeholder key={i} {...part} />))}</code>
    </OperatorCode>
  </>
);
const code = () => document.querySelector('code')!.textContent;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name);

/** The browser tells of a dialog that was closed a moment later. */
let tell: (event: () => void) => void;

async function open(): Promise<void> {
  await userEvent.click(await button(/your values$/));
  await screen.findByRole('dialog', { name: 'Your values' });
}

beforeAll(() => {
  // The form is a chunk of its own, and the machine may be busy.
  configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
  standInDialogs((event) => tell(event));
  standInMedia(() => true);
  startDialogs();
});
beforeEach(() => {
  tell = (event) => event();
  services.set([]);
  setValues({});
  render(page);
});
afterEach(cleanup);

test('[OPS-1] what is typed shows in the page at once; blocks have a button', async () => {
  await open();
  expect(document.activeElement).toBe(field('Network'));
  await userEvent.type(field('Network'), 'testnet');
  expect(code()).toContain('N=testnet\nP=<P2P_PORT>');
  await userEvent.click(await button('Done'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('1 of the 4 values on this page are filled in with yours.')).toBeTruthy();
  expect(await button('Save')).toBeTruthy();
});

test('[OPS-7] the form opens when it is asked for again before the browser tells that it was closed', async () => {
  const late: (() => void)[] = [];
  tell = (event) => late.push(event);
  await open();
  await userEvent.click(await button('Done'));
  await open();
  act(() => late.forEach((event) => event()));
  expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
  tell = (event) => event();
  await userEvent.click(await button('Done'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[OPS-3] wrong values are named when the field is left, and Done stays on them', async () => {
  await open();
  await userEvent.type(field('P2P port'), '70000');
  expect(field('P2P port').getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(await button('Done'));
  expect(document.activeElement).toBe(field('P2P port'));
  expect(screen.getByText('Use a whole number from 1 to 65535.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('One value needs a correction.');
  await userEvent.clear(field('P2P port'));
  await userEvent.type(field('P2P port'), '8080');
  await userEvent.type(field('Node port'), '8080');
  await userEvent.tab();
  expect(screen.getByText('P2P port has this number too. Use another.')).toBeTruthy();
  expect(currentValues()).toEqual({ P2P_PORT: '8080' });
});

test('[OPS-4] usual values, clear and undo; a key is masked until it is shown, and never stored', async () => {
  await open();
  field('Prover private key').focus();
  await userEvent.paste(KEY);
  await userEvent.click(await button('Fill in the usual values'));
  expect(code()).toBe(`N=testnet\nP=40400\nO=8080\nK=${KEY}`);
  expect(field('Prover private key').className).toContain('masked');
  await userEvent.click(screen.getAllByRole('button', { name: 'Show' })[0]!);
  expect(field('Prover private key').className).not.toContain('masked');
  expect(localStorage.getItem('operator-values')).not.toContain('ab');
  await userEvent.click(await button('Clear all'));
  expect(code()).toContain('N=<NETWORK>');
  await userEvent.click(await button('Undo clear'));
  expect(code()).toContain(KEY);
});

test('[OPS-7] a placeholder opens its field; files say what is missing', async () => {
  await button('Save');
  await userEvent.click(document.querySelectorAll('var')[2]!);
  await screen.findByRole('dialog');
  expect(document.activeElement).toBe(field('Node port'));
  const files = screen.getByRole('region', { name: 'Finished files' });
  expect(files.textContent).toContain('Not filled in: Network, P2P port, Node port, Prover private key.');
  expect(within(files).getByRole('button', { name: 'Download .env, Write it' })).toBeTruthy();
});

test('[OPS-1] values and buttons outlive another render of the page, which then goes without an error', async () => {
  cleanup();
  const { rerender } = render(<main>{page}</main>);
  await button('Save');
  act(() => setValues({ NETWORK: 'testnet' }));
  rerender(<main>{page}</main>);
  expect(code()).toContain('N=testnet');
  expect(await button('Save')).toBeTruthy();
  rerender(<p>Another page</p>);
  expect(screen.getByText('Another page')).toBeTruthy();
});

test('[OPS-6] a value is text', async () => {
  await button('Save');
  act(() => setValues({ NETWORK: '<img src=x>' }));
  expect(code()).toContain("N='<img src=x>'");
  expect(document.querySelector('code img')).toBeNull();
});

test('[OPS-2] a key is blurred, and only a key', async () => {
  await button('Save');
  act(() => setValues({ NETWORK: 'testnet', PROVER_PRIVATE_KEY: KEY }));
  expect([...document.querySelectorAll('[data-secret]')].map(({ textContent }) => textContent)).toEqual([KEY]);
});

test('[OPS-9] the server shows placeholders, as a page without JavaScript does', () => {
  setValues({ NETWORK: 'testnet' });
  const html = renderToString(page);
  expect(html).toContain('N=<var>&lt;NETWORK&gt;</var>\nP=<var>&lt;P2P_PORT&gt;</var>');
  expect(html).not.toMatch(/testnet|Save/);
});

test('[OPS-2] where a foreign script runs no value is shown, and the page is loaded anew', async () => {
  await button('Save');
  cleanup();
  services.set(['chat']);
  setValues({ NETWORK: 'testnet' });
  render(page);
  await act(async () => undefined);
  expect(reloadPage).toHaveBeenCalled();
  expect(code()).toContain('N=<NETWORK>');
});
