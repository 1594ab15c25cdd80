import fs from 'node:fs';
import path from 'node:path';
import { NOTES_PAGE, type Note } from '../../core/compare/migrationNote';
import { readNotes } from '../../core/compare/notes';
import type { WrittenSection } from '../../core/compare/written';
import { docRoute } from '../../core/docRoute';
import { escapeHtml, escapeText } from '../../core/html';
import { NIGHTLY, type Version } from '../../core/versions';
import type { SiteComparison } from '../compare/pairs';
import type { Entry } from './atom';
import { idOf } from './pageEntry';
import { readSource } from './readSource';

/** Where the notes of a version may stand. */
const NOTES_PAGES = [NOTES_PAGE, 'developers/migration_notes'];

/** The days of releases, by label, kept by hand: no package says them. */
const RELEASES = 'data/releases.json';

/** The day of a release; that of a nightly is in its label. */
export function releaseDay(siteDir: string, { label }: Version): string {
  const [, year, month, day] = /\.(\d{4})(\d\d)(\d\d)$/.exec(label) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const known = JSON.parse(fs.readFileSync(path.join(siteDir, RELEASES), 'utf8')) as Record<string, { day: string }>;
  if (!known[label]) throw new Error(`[feeds] ${RELEASES} does not say when ${label} was released: add it.`);
  return known[label].day;
}

/** Notes of a page that tells of several releases: those of the section that is called after this one. */
function sectionsOf(sections: WrittenSection[], { sdk }: Version): WrittenSection[] {
  const from = sections.findIndex(({ depth, title }) => depth === 2 && title === sdk);
  if (from < 0) return sections;
  const length = sections.slice(from + 1).findIndex(({ depth }) => depth < 3);
  return sections.slice(from, length < 0 ? undefined : from + 1 + length);
}

interface Notes {
  route: string;
  notes: Note[];
}

function notesOf(siteDir: string, version: Version): Notes | undefined {
  const files = NOTES_PAGES.map((page) => `${version.folder}/${page}.md`);
  const file = files.find((each) => fs.existsSync(path.join(siteDir, each)));
  if (!file) return undefined;
  const sections = sectionsOf(readSource(fs.readFileSync(path.join(siteDir, file), 'utf8')), version);
  return { route: docRoute(file)!, notes: readNotes(sections, new Map()) };
}

const list = (items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const anchor = (href: string, text: string): string => `<a href="${escapeHtml(href)}">${escapeText(text)}</a>`;

/** The pages that tell of a change of the product, those with most of them first. */
const changedPages = ({ comparisons }: SiteComparison) =>
  comparisons
    .filter(({ changes, new: newer }) => newer && changes.count > 0)
    .sort((a, b) => b.changes.count - a.changes.count || a.href.localeCompare(b.href));

/** A release with its migration notes; for the nightly, with the pages that it changes. */
export function releaseEntry(
  siteDir: string,
  version: Version,
  site: SiteComparison,
  at: (to: string) => string,
): Entry {
  const { route, notes } = notesOf(siteDir, version) ?? { route: version.base || '/', notes: [] };
  const pages = version === NIGHTLY ? changedPages(site) : [];
  const [first, ...more] = notes.map(({ title }) => `‘${escapeText(title)}’`);
  return {
    id: idOf('release', version.label),
    title: `Release ${version.label}`,
    updated: `${releaseDay(siteDir, version)}T00:00:00Z`,
    link: at(route),
    topics: [version.id, 'Release'],
    lines: [
      first
        ? `${notes.length} migration notes: ${[first, ...more.slice(0, 2)].join(', ')} and more.`
        : `The documentation of ${version.label}.`,
      pages.length > 0
        ? `${pages.length} pages tell of a change: ${anchor(at('/compare'), 'page by page')}.`
        : anchor(at(version.base || '/'), `The documentation of ${version.label}`),
    ],
    content: [
      notes.length > 0 &&
        `<h2>Migration notes</h2>${list(notes.map(({ id, title }) => anchor(at(`${route}#${id}`), title)))}`,
      pages.length > 0 &&
        `<h2>Changed pages</h2>${list(pages.map((page) => `${anchor(at(page.href), page.new!.title)}: ${page.changes.count}`))}`,
    ]
      .filter(Boolean)
      .join(''),
  };
}
