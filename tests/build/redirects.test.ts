import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkRedirects, expandRedirects, redirects } from '../../config/redirects';
import { createApp } from '../../server/app';
import { readSite } from '../../server/siteFiles';
import { needBuild } from './needBuild';

const buildDir = path.resolve(import.meta.dirname, '../../build');
const site = await readSite(needBuild(buildDir));

describe('redirects of the production build', () => {
  const app = createApp({ site: () => site });
  const pages = new Set(site.pages.keys());
  const ask = async (url: string) => {
    const answer = await app.request(url, { method: 'HEAD' });
    return { status: answer.status, location: answer.headers.get('location') ?? '' };
  };

  /** Follows one redirect at most; answers what the reader ends up with. */
  async function arrive(url: string): Promise<string> {
    const first = await ask(url);
    if (first.status === 200) return 'page';
    if (first.status !== 301) return `${url}: ${first.status}`;
    if (first.location.startsWith('https://')) return 'elsewhere';
    const second = await ask(first.location);
    return second.status === 200 ? 'moved' : `${url} → ${first.location}: ${second.status}`;
  }

  test('[ROUTE-4] no rule is dead, doubled or hides behind a page', () => {
    expect(pages.size).toBeGreaterThan(0);
    expect(checkRedirects(pages)).toEqual([]);
  });

  test('[ROUTE-4] every redirect leads to its page in one hop', async () => {
    const urls = [...expandRedirects(pages), ...redirects.filter(({ to }) => !to.includes(':splat'))].map(
      ({ from }) => from,
    );
    const results = await Promise.all(
      urls.flatMap((from) => [from.replace('/*', ''), from.replace('/*', '/a/b')]).map(arrive),
    );
    expect(results.filter((result) => result !== 'moved' && result !== 'elsewhere')).toEqual([]);
    expect(results.length).toBeGreaterThan(redirects.length);
  });

  test('[ROUTE-4] every stable docs path answers under /nightly', async () => {
    const stable = [...pages].filter(
      (page) => !/^\/(nightly|tags|search|compare|checked-code|offline)(\/|$)/.test(page),
    );
    const results = await Promise.all(stable.map((page) => arrive(page === '/' ? '/nightly' : `/nightly${page}`)));
    expect(results.filter((result) => result !== 'page' && result !== 'moved')).toEqual([]);
  });

  test('[ROUTE-8] [ROUTE-11] the other spellings of every page take one hop to it', async () => {
    const wrong: string[] = [];
    for (const page of pages) {
      const base = page === '/' ? '' : page;
      const forms = [`${base}/index.html`, ...(base ? [`${base}.html`, `${base}/`] : [])];
      for (const form of forms) {
        const answer = await ask(`${encodeURI(form)}?q=1`);
        if (answer.status !== 301 || answer.location !== `${encodeURI(page)}?q=1`)
          wrong.push(`${form}: ${answer.status} ${answer.location}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('Netlify is given the same redirects as this server', async () => {
    const lines = readFileSync(path.join(buildDir, '_redirects'), 'utf8').trim().split('\n');
    const wrong: string[] = [];
    for (const line of lines) {
      const [from = '', to, status] = line.split(' ');
      const { location, status: here } = await ask(from.replace('/*', '/x'));
      // Files that are not pages are not found on either.
      const same = status === '404!' ? here === 404 : location === to;
      if (!same) wrong.push(`${line}: here ${here} ${location}`);
    }
    expect(wrong).toEqual([]);
  });
});
