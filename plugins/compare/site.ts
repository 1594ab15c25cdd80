import path from 'node:path';
import { publicEnv } from '../../config/env';
import type { DocFrontMatter } from '../../config/frontMatter';
import type { ComparedRef, PageMark } from '../../core/compare/comparison';
import { listPages } from '../../core/files';
import { docRoute } from '../../core/docRoute';
import { NIGHTLY, STABLE } from '../../core/versions';
import { pairPages, type Target } from '../../core/counterparts';
import { frontMatterOf, kept } from '../../markdown/kept';
import { expandPage } from '../../markdown/page-source';
import { share, type Task } from '../../markdown/threads';
import { sectionsOf } from './sections';
import { showComparison, type Shown } from '../../core/compare/shown';

export interface ComparedPage extends ComparedRef {
  counterpart?: string;
  /** Its file, absolute. */
  file: string;
}

export interface Comparison extends Shown {
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
}

/** `/compare` itself is the index, so the home page gets a name. */
export const comparePath = (page: string): string =>
  `/compare${page === '/' ? '/home' : page === NIGHTLY.base ? `${page}/home` : page}`;

function readPage(siteDir: string, file: string): ComparedPage | undefined {
  const filePath = path.join(siteDir, file);
  const frontMatter = frontMatterOf(siteDir, filePath) as DocFrontMatter;
  if (frontMatter.draft) return undefined;
  const { title, counterpart } = frontMatter;
  return { path: docRoute(file)!, title, counterpart, file: filePath };
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

const refTo = (page: ComparedPage | undefined): ComparedRef | undefined =>
  page && { path: page.path, title: page.title };

/** By the path of each page. */
type Comparisons = Map<string, Promise<Comparison>>;

/** Compares all pages of two versions: each pair once, and each page without counterpart. */
export function startComparing<P extends ComparedPage>(
  stable: P[],
  nightly: P[],
  show: (older?: P, newer?: P) => Promise<Shown>,
): Comparisons {
  const targets = pairPages(stable, nightly, NIGHTLY.base);
  const pages = new Map([...stable, ...nightly].map((page) => [page.path, page]));
  const compare = async (older?: P, newer?: P): Promise<Comparison> => {
    const { path: of } = (older ?? newer)!;
    const target = older && newer ? undefined : targets[of];
    const [nearest, replacedBy] = [refTo(target && pages.get(target.path)), target?.replacedBy];
    const shown = await show(older, newer);
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

export async function whenAll(made: Comparisons): Promise<SiteComparison> {
  const all = [...made].map(async ([page, comparison]) => [page, await comparison] as const);
  const byPath = new Map(await Promise.all(all));
  return { comparisons: [...new Set(byPath.values())], byPath };
}

interface Pair {
  siteDir: string;
  older?: ComparedPage;
  newer?: ComparedPage;
}

export const comparisonTask: Task<Pair, Shown> = {
  name: 'comparison',
  run({ siteDir, older, newer }) {
    const sections = (file: string) => async () => sectionsOf(await expandPage({ siteDir, file }));
    const read = (page?: ComparedPage) => page && { ...page, sections: sections(page.file) };
    return showComparison(read(older), read(newer));
  },
};

/** Compares two pages unless that was done in an earlier build and neither has changed. */
const keptShown = (siteDir: string) => (older?: ComparedPage, newer?: ComparedPage) => {
  const both = [older, newer].filter((page) => page !== undefined);
  const name = both.map((page) => page.path).join(' ');
  const from = JSON.stringify([publicEnv.siteUrl, Boolean(older), Boolean(newer)]);
  const pages = both.map(({ file }) => file);
  return kept({ siteDir, kind: 'comparison', name, from, pages }, () =>
    share(comparisonTask, { siteDir, older, newer }, pages),
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
  const byPath = startComparing(stable, nightly, keptShown(siteDir));
  const all = whenAll(byPath);
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
  const { verdict, changed: sections, href, replacedBy } = found;
  return { verdict, sections, href, replacedBy };
}
