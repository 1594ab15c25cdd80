// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from '../../bridge/address';
import { sharedStore } from '../../bridge/store';
import { CodeBlock } from '../code-block';
import { OperatorValues } from './OperatorValues';
import { currentValues, keepValues } from './state';

vi.mock('../../bridge/address', async (load) => ({ ...(await load()), reloadPage: vi.fn() }));

const KEY = `0x${'ab'.repeat(32)}`;
const services = sharedStore<readonly string[]>('services', []);
const place = (name: string) => `<var data-value="${name}">&lt;${name}&gt;</var>`;
const ENV =
  '<figure class="code" data-lang="env"><span class="code__title">.env</span><span class="code__tools"></span><code>' +
  `N=${place('NETWORK')}\nP=${place('P2P_PORT')}\nO=${place('NODE_PORT')}\nK=${place('PROVER_PRIVATE_KEY')}</code></figure>`;
/** Not React's, as on a page: text that was highlighted by the build. */
const page = (
  <div className="markdown">
    <OperatorValues />
    <h2>Write it</h2>
    <div dangerouslySetInnerHTML={{ __html: ENV }} />
  </div>
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
  // jsdom has no dialogs and no layout.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    tell(() => this.dispatchEvent(new Event('close')));
  };
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
beforeEach(() => {
  tell = (event) => event();
  services.set([]);
  keepValues({});
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
  const Page = () => (
    <>
      <OperatorValues />
      <CodeBlock html={place('NETWORK')} lang="env" title=".env" />
    </>
  );
  const { rerender } = render(<Page />);
  await button('Save');
  act(() => keepValues({ NETWORK: 'testnet' }));
  rerender(<Page />);
  expect(code()).toBe('testnet');
  expect(await button('Save')).toBeTruthy();
  rerender(<p>Another page</p>);
  expect(screen.getByText('Another page')).toBeTruthy();
});

test('where a foreign script runs no value is shown, and the page is loaded anew', async () => {
  await button('Save');
  cleanup();
  services.set(['chat']);
  keepValues({ NETWORK: 'testnet' });
  render(page);
  await act(async () => undefined);
  expect(reloadPage).toHaveBeenCalled();
  expect(code()).toContain('N=<NETWORK>');
});
