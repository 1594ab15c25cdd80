import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { publicEnv } from '../../config/env';
import { ROOT } from '../../content-lint/snippets/versions';
import { ALL_FEED, feedOf } from '../../core/feeds';
import { listFiles } from '../../core/files';
import { NIGHTLY, STABLE, VERSIONS } from '../../core/versions';

const BUILD = path.join(ROOT, 'build');
const FILES = [ALL_FEED, ...VERSIONS.map(feedOf)];
const read = (file: string): string => fs.readFileSync(path.join(BUILD, file), 'utf8');
const schema = fs.readFileSync(path.join(__dirname, 'atom.rng'), 'utf8');

interface Entry {
  id: string;
  title: string;
  updated: string;
  summary: string;
  content: string;
  links: string[];
}

/** The entries of a feed, with their texts as a feed reader has them. */
function entriesOf(xml: string): Entry[] {
  const entries: Entry[] = [];
  let name = '';
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        name = tag;
        if (tag === 'entry') entries.push({ id: '', title: '', updated: '', summary: '', content: '', links: [] });
        if (tag === 'link' && href) entries.at(-1)?.links.push(href);
      },
      ontext(text) {
        const entry = entries.at(-1);
        if (entry && name in entry && name !== 'links') entry[name as 'id'] += text;
      },
      onclosetag: () => (name = ''),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return entries;
}

/** Addresses in what a feed reader shows. */
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);

describe('feeds', () => {
  test.each(FILES)('[FEED-1] %s is valid Atom', async (file) => {
    const xml = [{ fileName: 'feed.xml', contents: read(file) }];
    const { valid, errors } = await validateXML({ xml, schema: [schema], extension: 'relaxng' });
    expect(errors.map(({ message }) => message)).toEqual([]);
    expect(valid).toBe(true);
  });

  test('[FEED-1] the validator sees an id, a date or an author that is missing', async () => {
    for (const part of [/<id>.*<\/id>\n/, /<updated>.*<\/updated>\n/, /<author>.*<\/author>\n/]) {
      const xml = [{ fileName: 'feed.xml', contents: read(ALL_FEED).replace(part, '') }];
      const { valid } = await validateXML({ xml, schema: [schema], extension: 'relaxng' });
      expect([String(part), valid]).toEqual([String(part), false]);
    }
  });

  test('[FEED-1] ids are unique, entries newest first, and the feed is as new as its newest', () => {
    for (const file of FILES) {
      const entries = entriesOf(read(file));
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      const times = entries.map(({ updated }) => updated);
      expect(times).toEqual([...times].sort().reverse());
      expect(/<updated>(.*?)<\/updated>/.exec(read(file))![1]).toBe(times[0]);
    }
  });

  test('[FEED-2] each entry has a title, two lines and links to pages and places of this build', () => {
    const pages = new Map<string, string>();
    const isThere = (href: string): boolean => {
      const { origin, pathname, hash } = new URL(href);
      if (origin !== new URL(publicEnv.siteUrl).origin) return false;
      const file = [`${pathname}.html`, `${pathname}/index.html`, 'index.html'].find((each) =>
        each === 'index.html' ? pathname === '/' : fs.existsSync(path.join(BUILD, each)),
      );
      if (!file) return false;
      if (!pages.has(file)) pages.set(file, read(file));
      return !hash || pages.get(file)!.includes(`id="${hash.slice(1)}"`);
    };
    const entries = entriesOf(read(ALL_FEED));
    expect(entries.length).toBeGreaterThanOrEqual(VERSIONS.length);
    const wrong = entries.flatMap(({ title, summary, content, links }) => {
      const dead = [...links, ...linksIn(summary), ...linksIn(content)].filter((href) => !isThere(href));
      const lines = summary.match(/<p>.+?<\/p>/g) ?? [];
      return dead.length > 0 || lines.length !== 2 ? [[title, lines.length, dead]] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('[FEED-3] each release is an entry with its migration notes, and the feed of a version has its own alone', () => {
    for (const version of VERSIONS) {
      const entries = entriesOf(read(feedOf(version)));
      const [release, ...others] = entries.filter(({ title }) => title === `Release ${version.label}`);
      expect(others).toEqual([]);
      expect(linksIn(release!.content).filter((href) => href.includes('migration_notes#')).length).toBeGreaterThan(10);
    }
    const ids = (file: string) => entriesOf(read(file)).map(({ id }) => id);
    expect(ids(ALL_FEED).sort()).toEqual(VERSIONS.flatMap((version) => ids(feedOf(version))).sort());
    const other = ids(feedOf(STABLE)).filter((id) => id.includes(`:page:${NIGHTLY.base}/`));
    expect(other).toEqual([]);
  });

  test('[FEED-2] where git has the history, pages that say something new are entries', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
    const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
    const days = new Set(git('log', '--format=%cs', '--', NIGHTLY.folder).split('\n'));
    const pages = entriesOf(read(feedOf(NIGHTLY))).filter(({ id }) => id.includes(':page:'));
    if (isWhole && days.size > 1) expect(pages.length).toBeGreaterThan(0);
    else expect(pages).toEqual([]);
  });

  test('[FEED-4] every page names the feeds in its head', () => {
    const html = listFiles(BUILD, (name) => name.endsWith('.html'));
    const tags = FILES.map(
      (file) => new RegExp(`<link rel="?alternate"? type="?application/atom\\+xml"? href="?${file}`),
    );
    expect(html.filter((file) => !tags.every((tag) => tag.test(read(file))))).toEqual([]);
    expect(html.length).toBeGreaterThan(500);
  });
});
