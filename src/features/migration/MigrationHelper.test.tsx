// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Fates } from '../../../core/api/migrate/fates';
import { MigrationHelper } from './MigrationHelper';

// What answers is a part that arrives later, on a busy machine much later.
configure({ asyncUtilTimeout: 20_000 });

const fates: Fates = {
  older: ['@aztec/aztec.js'],
  newer: ['@aztec/aztec.js/fields', '@aztec/aztec.js/wallet'],
  olderBase: '/api',
  newerBase: '/nightly/api',
  names: {
    Fr: { from: [0], to: [0], page: 'fields' },
    PXE: { from: [0], to: [], page: 'pxe', instead: 'Use `createPXE`.' },
    Wallet: {
      from: [0],
      to: [1],
      page: 'wallet',
      lines: [
        ['-', 'send(): void', 'Use `sendTx`.'],
        ['-', 'stop(): void'],
      ],
    },
  },
  added: {},
  options: {},
  members: {},
};
const loadFates = vi.fn(async () => fates);
vi.mock('./loadFates', () => ({ loadFates: () => loadFates() }));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

afterEach(() => {
  cleanup();
  loadFates.mockClear();
});
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
async function paste(text: string) {
  render(<MigrationHelper />);
  await userEvent.click(box());
  await userEvent.paste(text);
}

test('the server renders a labelled box, and nothing loads before something is put in', () => {
  expect(renderToString(<MigrationHelper />)).toContain('Paste import lines');
  render(<MigrationHelper />);
  expect(loadFates).not.toHaveBeenCalled();
});

test('what needs work comes first, with what to do and a link', async () => {
  await paste("import { Fr, Wallet, PXE } from '@aztec/aztec.js';\nwallet.send();");
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('code')!.textContent)).toEqual(['PXE', 'Wallet', 'Fr']);
  expect(items[0]!.textContent).toContain('Use createPXE.');
  expect(items[1]!.textContent).toContain('− send(): void  → Use sendTx.');
  expect(items[1]!.textContent).toContain('1 other line of difference');
  expect(screen.getByRole('link', { name: 'Reference of Fr' }).getAttribute('href')).toBe('/nightly/api/fields#fr');
  expect(screen.getByText(/3 names of Aztec’s packages: 1 gone, 1 changed, 1 moved/)).toBeTruthy();
});

test('the new import lines are copied', async () => {
  const user = userEvent.setup();
  render(<MigrationHelper />);
  await user.click(box());
  await user.paste("import { Fr as F, PXE } from '@aztec/aztec.js';");
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe("import { Fr as F } from '@aztec/aztec.js/fields';");
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
});

test.each([
  ['hello there', 'There is no import here'],
  ["import fs from 'node:fs';", 'The import here is of other packages'],
  ["import { Nope } from '@aztec/aztec.js';", 'Is it spelled so?'],
])('%s is answered with a sentence', async (text, sentence) => {
  await paste(text);
  expect((await screen.findByText(new RegExp(sentence.replace('?', '\\?')))).textContent).toBeTruthy();
});

test('of a long paste only the beginning is kept, and it says so', async () => {
  render(<MigrationHelper />);
  const long = `import { PXE } from '@aztec/aztec.js';${'x'.repeat(5_000_000)}`;
  fireEvent.paste(box(), { clipboardData: { getData: () => long } });
  expect(box().value.length).toBeLessThan(600_000);
  expect((await screen.findByRole('alert')).textContent).toContain('only its first 500,000 characters');
  expect(screen.getByText('Use', { exact: false })).toBeTruthy();
});

test('markup is shown as text', async () => {
  await paste("import { PXE as b } from '@aztec/aztec.js';<img src=x onerror=alert(1)>");
  await screen.findByRole('listitem');
  expect(document.querySelector('img')).toBeNull();
});

test('where the list does not load, it says so', async () => {
  loadFates.mockRejectedValueOnce(new Error('offline'));
  await paste('import');
  expect((await screen.findByRole('alert')).textContent).toContain('did not load');
});
