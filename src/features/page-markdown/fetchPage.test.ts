import { afterEach, expect, test, vi } from 'vitest';
import { fetchPage, otherParts } from './fetchPage';
import { assistants } from './links';

afterEach(() => vi.unstubAllGlobals());

const FIRST =
  '# A\n\nThis page has 2 parts:\n\n- Part 1 (this file): x\n- [Part 2](https://site.example/a.part-2.md): y\n\n[Part 3](https://x.example)\n';

test('a long page is fetched with all its parts', async () => {
  const files: Record<string, string> = { '/a.md': FIRST, '/a.part-2.md': '# A (part 2)\n' };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(files[path])));
  expect(otherParts(FIRST)).toEqual(['/a.part-2.md']);
  expect(await fetchPage('/a.md')).toBe(`${FIRST}\n\n# A (part 2)\n`);
});

test('a page that is not there is an error, not a text', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('not found', { status: 404 })));
  await expect(fetchPage('/a.md')).rejects.toThrow('/a.md: 404');
});

test('an assistant is given the address of the page', () => {
  for (const { href } of assistants('https://site.example/a.md'))
    expect(new URL(href).searchParams.get('q')).toContain('https://site.example/a.md');
});
