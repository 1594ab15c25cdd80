import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pagePathOf } from '../../core/pagePath';
import type { SearchRecord } from '../../core/search/types';
import { cached } from '../../markdown/cache';
import { readHtml } from './html';
import { InlineCodeReader, type InlineCode } from './inlineCode';
import { PageReader } from './pageReader';
import { recordsOf } from './records';

/** What the search and the host want to know of a page. */
interface BuiltPage {
  records: SearchRecord[];
  inline: InlineCode;
}

/** The names of scripts, which change for all pages with one of them, say nothing about a page. */
const SCRIPT_NAME = /\/assets\/js\/[\w~.-]+\.js/g;

function readPage(file: string, html: string): BuiltPage {
  const [words, code] = [new PageReader(), new InlineCodeReader(file)];
  readHtml(html, words, code);
  const page = pagePathOf(file);
  return { records: page === undefined ? [] : recordsOf(page, words.page), inline: code.found };
}

const known = new Map<string, { changed: number; page: Promise<BuiltPage> }>();

/** A page of the build. Read once after it was written, and not at all where an earlier build had the same. */
export function readBuiltPage(buildDir: string, siteDir: string, file: string): Promise<BuiltPage> {
  const at = path.join(buildDir, file);
  const { mtimeMs: changed } = statSync(at);
  const before = known.get(at);
  if (before?.changed === changed) return before.page;
  const html = readFileSync(at, 'utf8');
  const from = html.replace(SCRIPT_NAME, '');
  const page = cached({ siteDir, kind: 'built-pages', name: file, from }, () => readPage(file, html));
  known.set(at, { changed, page });
  return page;
}
