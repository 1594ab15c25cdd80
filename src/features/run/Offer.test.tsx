// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TabManifest } from '../../../core/tab';
import { whyNot } from './able';
import { filesFor, sizeOf } from './download';
import { Offer } from './Offer';

const file = (name: string, download: number) => ({ file: name, bytes: download * 4, download });
const manifest: TabManifest = {
  key: '',
  sdk: '2.0.2',
  noir: '1.0.0-beta.11',
  modules: [],
  worker: file('worker.js', 1e6),
  // Not among what Run downloads.
  types: { worker: file('checker.js', 16e6), declarations: file('declarations.json', 16e6) },
  files: {
    'a.wasm': file('a.wasm', 2e6),
    'token_contract-Token.json': file('token.json', 1e6),
    'nft_contract-NFT.json': file('nft.json', 4e6),
    'reset_simulated_4_4.json': file('reset.json', 8e6),
  },
};
const text = "import { TokenContract } from '@aztec/noir-contracts.js/Token';";
const program = { manifest, steps: [{ key: 'a', title: 'a', text }] };

const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  cleanup();
  set('connection', undefined);
  set('deviceMemory', undefined);
  vi.unstubAllGlobals();
});

test('only what the program needs is counted', () => {
  expect(sizeOf(filesFor(manifest, text))).toBe(4e6);
  expect(sizeOf(filesFor(manifest, ''))).toBe(3e6);
});

test('says how much it downloads before it does', async () => {
  const onStart = vi.fn();
  render(<Offer program={program} onStart={onStart} />);
  expect(screen.getByText(/It downloads 4.0 MB from this site once/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Download 4.0 MB and run', description: /about 20 s/ });
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(onStart).toHaveBeenCalledOnce();
});

test('asks twice where data is saved', async () => {
  set('connection', { saveData: true });
  const onStart = vi.fn();
  render(<Offer program={program} onStart={onStart} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download 4.0 MB and run' }));
  expect(onStart).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('set to save data');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, download 4.0 MB' }));
  expect(onStart).toHaveBeenCalledOnce();
});

test('a small device, or a browser without what it takes, gets a sentence', () => {
  for (const name of ['Worker', 'WebAssembly', 'CompressionStream']) vi.stubGlobal(name, () => undefined);
  expect(whyNot()).toBeUndefined();
  set('deviceMemory', 2);
  expect(whyNot()).toContain('little memory');
  set('deviceMemory', 8);
  vi.stubGlobal('Worker', undefined);
  Reflect.deleteProperty(window, 'Worker');
  expect(whyNot()).toContain('it has no Worker');
});
