import fs from 'node:fs';
import path from 'node:path';
import { editOf } from '../../config/editUrl';
import { publicEnv } from '../../config/env';
import type { DocFrontMatter } from '../../config/frontMatter';
import type { ComparedRef } from '../../core/compare/comparison';
import { NOTES_PAGE, type Note } from '../../core/compare/migrationNote';
import type { PageMark } from '../../core/compare/verdict';
import type { ChangedNames } from '../../core/compare/changedNames';
import { judgePage, type JudgedShown } from '../../core/compare/judgePage';
import { notesByName, readNotes, type NotesByName } from '../../core/compare/notes';
import { listPages } from '../../core/files';
import { docRoute } from '../../core/docRoute';
import { NIGHTLY, STABLE } from '../../core/versions';
import { pairPages, type Target } from '../../core/counterparts';
import { noteSizes } from '../../markdown/diagrams';
import { readChanges } from '../../markdown/data/changes';
import { cached, digest, frontMatterOf } from '../../markdown/cache';
import { expandPage } from '../../markdown/page-source';
import { drawing, sectionsOf, writtenSections } from './sections';
import { showComparison } from '../../core/compare/shown';

export interface ComparedPage extends ComparedRef, Partial<Pick<DocFrontMatter, 'changed' | 'reworded' | 'anew'>> {
  counterpart?: string;
  /** Its file, absolute. */
  file: string;
}

export interface Comparison extends JudgedShown {
  /** Where the comparison is published. */
  href: string;
  old?: ComparedRef;
  new?: ComparedRef;
  /** For a page without counterpart, the nearest page of the other version. */
  nearest?: ComparedRef;
  /** Its title, where it took the place of this page. */
  replacedBy?: string;
}

export interface SiteComparison {
  comparisons: Comparison[];
  /** The comparison that each page of either version shows. */
  byPath: Map<string, Comparison>;
  notes: Note[];
}

/** `/compare` itself is the index, so the home page gets a name. */
export const comparePath = (page: string): string =>
  `/compare${page === '/' ? '/home' : page === NIGHTLY.base ? `${page}/home` : page}`;

function readPage(siteDir: string, file: string): ComparedPage | undefined {
  const filePath = path.join(siteDir, file);
  const frontMatter = frontMatterOf(siteDir, filePath) as DocFrontMatter;
  if (frontMatter.draft) return undefined;
  const { title, counterpart, changed, reworded, anew } = frontMatter;
  return { path: docRoute(file)!, title, edit: editOf(file), counterpart, changed, reworded, anew, file: filePath };
}

export const readPages = (siteDir: string, folder: string): ComparedPage[] =>
  listPages(path.join(siteDir, folder))
    .filter((file) => !/(^|\/)_/.test(file))
    .flatMap((name) => readPage(siteDir, `${folder}/${name}`) ?? []);

/** The page that stands for this one in the other version. Where several name the same page, only one is its pair. */
function partner<P extends ComparedPage>(page: P, targets: Record<string, Target>, pages: Map<string, P>) {
  const target = targets[page.path]!;
  const back = targets[target.path];
  return target.exact && back?.exact && back.path === page.path ? pages.get(target.path) : undefined;
}

const replaces = (newer: string, { path, replacedBy }: Target): boolean => path === newer && replacedBy !== undefined;

const refTo = (page: ComparedPage | undefined): ComparedRef | undefined =>
  page && { path: page.path, title: page.title, edit: page.edit };

/** By the path of each page. */
type Comparisons = Map<string, Promise<Comparison>>;

/** Compares all pages of two versions: each pair once, and each page without counterpart. */
export function startComparing<P extends ComparedPage>(
  stable: P[],
  nightly: P[],
  show: (older: P | undefined, newer: P | undefined, replaced: P[]) => Promise<JudgedShown>,
): Comparisons {
  const targets = pairPages(stable, nightly, NIGHTLY.base);
  const pages = new Map([...stable, ...nightly].map((page) => [page.path, page]));
  const compare = async (older?: P, newer?: P): Promise<Comparison> => {
    const { path: of } = (older ?? newer)!;
    const target = older && newer ? undefined : targets[of];
    const [nearest, replacedBy] = [refTo(target && pages.get(target.path)), target?.replacedBy];
    const replaced = older && newer ? stable.filter(({ path }) => replaces(newer.path, targets[path]!)) : [];
    const shown = await show(older, newer, replaced);
    return { ...shown, href: comparePath(of), old: refTo(older), new: refTo(newer), nearest, replacedBy };
  };
  const pairs = stable.map((page) => [page, partner(page, targets, pages)] as const);
  const paired = new Set(pairs.map(([, newer]) => newer));
  const alone = nightly.filter((page) => !paired.has(page)).map((page) => [undefined, page] as const);
  const byPath: Comparisons = new Map();
  for (const pair of [...pairs, ...alone]) {
    const made = compare(...pair);
    for (const page of pair) if (page) byPath.set(page.path, made);
  }
  return byPath;
}

export async function whenAll(made: Comparisons, notes: Note[] = []): Promise<SiteComparison> {
  const all = [...made].map(async ([page, comparison]) => [page, await comparison] as const);
  const byPath = new Map(await Promise.all(all));
  return { comparisons: [...new Set(byPath.values())], byPath, notes };
}

/** What differences are judged by. */
interface Judging {
  names: ChangedNames;
  notes: Note[];
  byName: NotesByName;
  /** Changes with all of it. */
  stamp: string;
}

const notesFile = (siteDir: string): string => path.join(siteDir, NIGHTLY.folder, `${NOTES_PAGE}.md`);

async function readJudging(siteDir: string): Promise<Judging> {
  const file = notesFile(siteDir);
  const names = readChanges(siteDir, file);
  const sections = fs.existsSync(file) ? writtenSections(await expandPage({ siteDir, file })) : [];
  const notes = readNotes(sections, names);
  return { names, notes, byName: notesByName(notes), stamp: digest(JSON.stringify([[...names], notes])) };
}

async function compareTwo(
  siteDir: string,
  judging: Judging,
  older: ComparedPage | undefined,
  newer: ComparedPage | undefined,
  replaced: ComparedPage[],
) {
  const sections = (file: string) => async () =>
    sectionsOf(await expandPage({ siteDir, file }), drawing(siteDir, file));
  const read = (page: ComparedPage) => ({ ...page, sections: sections(page.file) });
  const marked = (key: 'changed' | 'reworded') => [older, newer].flatMap((page) => page?.[key] ?? []);
  const marks = { changed: marked('changed'), reworded: marked('reworded') };
  const shown = await showComparison(older && read(older), newer && read(newer), replaced.map(read));
  try {
    const judged = judgePage(shown, judging.names, marks, judging.byName);
    return newer?.anew ? { ...judged, anew: newer.anew, sections: [] } : judged;
  } catch (error) {
    throw new Error(`[compare] ${(newer ?? older)!.file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Notes of two versions tell of different changes: those of the newer are the changes. */
const notesShown = ({ notes }: Judging): JudgedShown => ({
  verdict: 'changed',
  changed: 0,
  sections: [],
  changes: { count: notes.length, kinds: ['code', 'command', 'concept'] },
});

/** Compares two pages unless that was done in an earlier build and neither has changed. */
const cachedShown =
  (siteDir: string, ready: Promise<Judging>) =>
  async (older: ComparedPage | undefined, newer: ComparedPage | undefined, replaced: ComparedPage[]) => {
    const judging = await ready;
    if (older && newer?.file === notesFile(siteDir)) return notesShown(judging);
    const both = [older, newer].filter((page) => page !== undefined);
    const name = both.map((page) => page.path).join(' ');
    const from = JSON.stringify([publicEnv.siteUrl, Boolean(older), Boolean(newer), judging.stamp]);
    const pages = [...both, ...replaced].map(({ file }) => file);
    return cached({ siteDir, kind: 'comparison', name, from, pages }, () =>
      compareTwo(siteDir, judging, older, newer, replaced),
    );
  };

interface Started {
  byPath: Comparisons;
  all: Promise<SiteComparison>;
}

const results = new Map<string, Started>();

function startSite(siteDir: string): Started {
  const known = results.get(siteDir);
  if (known) return known;
  const start = performance.now();
  const [stable, nightly] = [readPages(siteDir, STABLE.folder), readPages(siteDir, NIGHTLY.folder)];
  noteSizes(siteDir);
  const judging = readJudging(siteDir);
  const byPath = startComparing(stable, nightly, cachedShown(siteDir, judging));
  const all = judging.then(({ notes }) => whenAll(byPath, notes));
  results.set(siteDir, { byPath, all });
  const report = () => {
    const ms = Math.round(performance.now() - start);
    console.log(`[compare] ${stable.length} stable and ${nightly.length} nightly pages compared in ${ms} ms`);
  };
  // Who asked is told of an error.
  void all.then(report, () => undefined);
  return { byPath, all };
}

/** The comparison of the site's two versions, made once for each process. */
export const compareSite = async (siteDir: string): Promise<SiteComparison> => startSite(siteDir).all;

/** What the page at an address says about itself; undefined where there is no published page. */
export async function markOf(siteDir: string, route: string): Promise<PageMark | undefined> {
  const found = await startSite(siteDir).byPath.get(route);
  if (!found) return undefined;
  const { verdict, changes, href, replacedBy, anew } = found;
  return { verdict, changes, href, replacedBy, anew };
}
