import { describe, expect, test, vi } from 'vitest';
import { markdownPath } from '../core/markdownPath';
import { answerNegotiated, prefersMarkdown } from './negotiate';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.8, text/markdown', true],
  ['TEXT/Markdown;q=0.5', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/plain', false],
  ['*/*', false],
  ['', false],
  [null, false],
])('Accept "%s" asks for Markdown: %s', (accept, wanted) => expect(prefersMarkdown(accept)).toBe(wanted));

describe('at another host', () => {
  const ask = (path: string, accept: string, method = 'GET') => {
    const next = vi.fn(() => {
      const status = path === '/none' ? 404 : 200;
      return Promise.resolve(new Response('<p>', { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } }));
    });
    const file = vi.fn((url: URL) => {
      const known = ['/index.md', '/guide.md'].includes(url.pathname);
      return Promise.resolve(new Response('# A', { status: known ? 200 : 404 }));
    });
    const request = new Request(`https://site.example${path}`, { method, headers: { accept } });
    return { answer: answerNegotiated(request, markdownPath, { file, next }), file };
  };

  test.each(['/', '/guide', '/guide/', '/guide?x=1'])('%s is sent as Markdown', async (path) => {
    const answer = await ask(path, 'text/markdown').answer;
    expect([answer.status, await answer.text()]).toEqual([200, '# A']);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept');
  });

  test('HEAD has no body', async () =>
    expect(await (await ask('/guide', 'text/markdown', 'HEAD').answer).text()).toBe(''));

  test('a browser gets the page, and caches are told that it varies', async () => {
    const { answer, file } = ask('/guide', 'text/html,*/*');
    expect([await (await answer).text(), (await answer).headers.get('vary')]).toEqual(['<p>', 'Accept']);
    expect(file).not.toHaveBeenCalled();
  });

  test('a page without Markdown is sent as it is; 404 stays 404', async () => {
    expect(await (await ask('/tags', 'text/markdown').answer).text()).toBe('<p>');
    expect((await ask('/none', 'text/markdown').answer).status).toBe(404);
  });
});

test('the edge function is this logic', async () => {
  const { default: edge, config } = await import('../netlify/edge-functions/markdown.mjs');
  vi.stubGlobal('fetch', (url: URL) => Promise.resolve(new Response(`# ${url.pathname}`)));
  const request = new Request('https://site.example/guide', { headers: { accept: 'text/markdown' } });
  expect(await (await edge(request, { next: vi.fn() })).text()).toBe('# /guide.md');
  expect(config.path).toBe('/*');
  vi.unstubAllGlobals();
});
