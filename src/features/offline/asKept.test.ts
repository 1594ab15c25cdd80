// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Copy } from '../../../core/offline';
import { asKept, keptOf } from './asKept';

const copy = (label: string) => ({ keptAt: 1_795_000_000_000, manifest: { label } }) as Copy;

/** What the boot script and React find of it. */
async function rootOf(label: string): Promise<HTMLElement> {
  const headers = {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'self'",
    'Content-Encoding': 'br',
  };
  const kept = await asKept(new Response('<!DOCTYPE html><html lang="en"><p>$& <html></p>', { headers }), copy(label));
  expect(kept.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(kept.headers.get('Content-Encoding')).toBeNull();
  const { documentElement } = new DOMParser().parseFromString(await kept.text(), 'text/html');
  expect(documentElement.textContent).toBe('$& ');
  return documentElement;
}

test('a page of a copy says from when and of which version it is, and wakes what shows it', async () => {
  const root = await rootOf('v1.0.0');
  expect(keptOf(root)).toEqual({ keptAt: 1_795_000_000_000, label: 'v1.0.0' });
  expect(root.matches('[data-wake][lang="en"]')).toBe(true);
});

test('a label is no markup', async () => {
  expect(keptOf(await rootOf('"><script>'))).toMatchObject({ label: '"><script>' });
});

test('other pages say nothing', () => expect(keptOf(document.documentElement)).toBeUndefined());
