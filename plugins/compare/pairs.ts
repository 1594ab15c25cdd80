import type { ComparedRef } from '../../core/compare/comparison';
import type { Note } from '../../core/compare/migrationNote';
import type { JudgedShown } from '../../core/compare/judgePage';
import { NIGHTLY } from '../../core/versions';
import { pairPages, type Target } from '../../core/counterparts';
import type { ComparedPage } from './comparedPages';

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
export type Comparisons = Map<string, Promise<Comparison>>;

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
