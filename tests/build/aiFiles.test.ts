import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIBRARY_FILE, type Library } from '../../core/library';
import { LLMS } from '../../core/llmsPaths';
import { markdownPath, MAX_MARKDOWN, partPath } from '../../core/markdownPath';
import { createApp } from '../../server/app';
import { readSite } from '../../server/siteFiles';
import { needBuild } from './needBuild';
import routes from '../data/routes.json';
import { articleText, markdownText, parity } from './pageWords';
import { NIGHTLY, STABLE } from '../../core/versions';

const buildDir = path.resolve(process.env.BUILD_DIR ?? path.join(import.meta.dirname, '../../build'));
const site = await readSite(needBuild(buildDir));
const PARITY = 0.95;

describe('what the build has for AI tools', () => {
  const read = (name: string) => readFileSync(path.join(buildDir, name), 'utf8');
  const library = JSON.parse(read(LIBRARY_FILE)) as Library;
  const pages = library.versions.flatMap((version) => version.pages);
  const partsOf = ({ path: route, parts }: { path: string; parts: number }) =>
    Array.from({ length: parts }, (_, i) => partPath(route, i + 1));
  const app = createApp({ site: () => site });
  const get = async (url: string, accept = '*/*') => (await app!.request(url, { headers: { accept } })) as Response;
  const parsed = new Map<string, ReturnType<typeof markdownText>>();
  const parse = (file: string) => {
    const known = parsed.get(file) ?? markdownText(read(file).replace(/^# (.*) \(part \d+\)\n\n> .*\n/, ''));
    parsed.set(file, known);
    return known;
  };
  const html = (route: string) => readFileSync(site!.pages.get(route)!.disk, 'utf8');

  test('[AI-1] every documentation page has its Markdown, and nothing else has', () => {
    const documents = [...site!.pages.keys()].filter((route) => /<article class="?doc__article/.test(html(route)));
    expect(pages.map((page) => page.path).sort()).toEqual(documents.sort());
    const files = [...site!.files.keys()].filter((name) => name.endsWith('.md')).sort();
    expect(pages.flatMap(partsOf).sort()).toEqual(files);
  });

  // Parses every page of the site twice: a busy machine needs its time.
  test('[AI-1] the Markdown says what the page says', { timeout: 300_000 }, () => {
    const shares = pages.map((page) => {
      const text = partsOf(page)
        .map((file) => parse(file).text)
        .join('\n');
      const lead = /class="?doc__lead/.test(html(page.path)) ? '' : page.description;
      return { path: page.path, share: parity(articleText(html(page.path)) + lead, text) };
    });
    const worst = [...shares].sort((a, b) => a.share - b.share).slice(0, 3);
    console.log('least parity:', worst.map(({ path: route, share }) => `${route} ${share.toFixed(4)}`).join(', '));
    expect(shares.filter(({ share }) => share < PARITY)).toEqual([]);
  });

  test('[AI-1] no file is empty or too long, and none has JSX, HTML or relative links left', () => {
    const wrong = pages.flatMap(partsOf).flatMap((file) => {
      const { length } = read(file);
      const { text, html: tags, links } = parse(file);
      const relative = links.filter((url) => !/^(https?|mailto):/.test(url));
      const size = text.trim() === '' || length > MAX_MARKDOWN ? [`${length} characters`] : [];
      return [...tags, ...relative, ...size].map((what) => `${file}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  test('[AI-1] no page is so long that its Markdown comes in parts: who reads the first would miss the rest', () => {
    expect(pages.filter((page) => page.parts > 1).map((page) => page.path)).toEqual([]);
  });

  test('[AI-1] /llms.txt and /llms-full.txt are of the nightly, and lead to the stable ones', () => {
    for (const { version, label, pages: own } of library.versions) {
      const [index, full] = [read(LLMS[version].index), read(LLMS[version].full)];
      expect(index.split('\n', 1)[0]).toBe(`# Aztec documentation, ${label}`);
      expect(index.length).toBeLessThanOrEqual(MAX_MARKDOWN);
      const missing = own.filter(
        (page) =>
          !index.includes(`(${library.siteUrl}${markdownPath(page.path)}): `) ||
          !full.includes(`<${library.siteUrl}${page.path}>`),
      );
      expect(missing).toEqual([]);
    }
    expect(read('llms.txt')).toContain(`# Aztec documentation, ${NIGHTLY.label}`);
    expect(read('llms.txt')).toContain(`${library.siteUrl}/${STABLE.id}/llms.txt`);
  });

  test('[AI-1] every link of an index answers 200 with the right type', async () => {
    const links = Object.values(LLMS).flatMap(({ index }) =>
      [...read(index).matchAll(/\]\((\S+?)\)/g)].map(([, url]) => new URL(url!).pathname),
    );
    const answers = await Promise.all(
      [...new Set(links)].map(async (link) => {
        const answer = await get(link);
        return `${answer.status} ${answer.headers.get('content-type')} ${path.extname(link)}`;
      }),
    );
    expect(new Set(answers)).toEqual(
      new Set(['200 text/markdown; charset=utf-8 .md', '200 text/plain; charset=utf-8 .txt']),
    );
  });

  test('[AI-1] links in the text lead to pages of this build', () => {
    const known = new Set([...site!.pages.keys(), ...site!.files.keys(), '/mcp']);
    const dead = pages.flatMap(partsOf).flatMap((file) =>
      [...read(file).matchAll(/[(<](https?:\/\/[^\s)>]+)[)>]/g)]
        .map(([, url]) => url!)
        .filter((url) => url.startsWith(`${library.siteUrl}/`) && !known.has(new URL(url).pathname))
        .map((url) => `${file}: ${url}`),
    );
    expect(dead).toEqual([]);
  });

  test('[AI-1] each page names its Markdown in the head and gives it on request', async () => {
    const unnamed = pages.filter(({ path: route }) => {
      const url = `${library.siteUrl}${markdownPath(route)}`;
      const inHead = new RegExp(`<link[^>]*rel="?alternate"?[^>]*href="?${url}["\\s>]`).test(html(route));
      return !inHead || !html(route).includes(`For AI agents: this page is served as Markdown at ${url}, `);
    });
    expect(unnamed.map((page) => page.path)).toEqual([]);
    for (const route of ['/', '/nightly', pages.at(-1)!.path]) {
      const answer = await get(route, 'text/markdown, */*');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(answer.headers.get('vary')).toContain('Accept');
      expect(await answer.text()).toBe(read(markdownPath(route)));
    }
    expect((await get('/none', 'text/markdown')).status).toBe(404);
  });

  test('[ROUTE-9] drafts are in none of it', () => {
    const drafts = routes.filter((route) => route.draft).map((route) => route.route);
    expect(drafts.length).toBeGreaterThan(6);
    const texts = [...pages.flatMap(partsOf), ...Object.values(LLMS).flatMap(({ index, full }) => [index, full])];
    const mentions = drafts.flatMap((draft) =>
      texts.filter((file) => read(file).includes(`${library.siteUrl}${draft}.md`)).map((file) => `${file}: ${draft}`),
    );
    expect(mentions).toEqual([]);
    expect(pages.filter((page) => drafts.includes(page.path))).toEqual([]);
    expect(drafts.filter((draft) => site!.files.has(markdownPath(draft)))).toEqual([]);
  });
});
