export interface Page {
  path: string;
  title: string;
  /** Doc path in the other version, when it differs. */
  counterpart?: string;
}

export interface Target {
  path: string;
  /** False when the other version has no such page and `path` is only the nearest one. */
  exact: boolean;
  /** The title of that page, where it took the place of this one and of others: its front matter names it. */
  replacedBy?: string;
}

const clean = (path: string): string => path.replace(/\/index$/, '').replace(/^\/|\/$/g, '');

/** The nearest page of the other version: the longest common path, a section's index before its pages. */
function nearest(rel: string, others: Map<string, string>): string {
  for (let parts = rel.split('/'); parts.length; parts = parts.slice(0, -1)) {
    const hit = others.get(parts.join('/'));
    if (hit) return hit;
  }
  return others.get('')!;
}

/** For each page that is named as a counterpart, the addresses of those that name it. */
function whoNames(pages: readonly Page[]): Map<string, string[]> {
  const namedBy = new Map<string, string[]>();
  for (const { path, counterpart } of pages)
    if (counterpart !== undefined) namedBy.set(clean(counterpart), [...(namedBy.get(clean(counterpart)) ?? []), path]);
  return namedBy;
}

/** For every page of a version, which page of another stands for it. */
export function targetsOf(from: Page[], fromBase: string, to: Page[], toBase: string): Record<string, Target> {
  const relative = (path: string, base: string) => clean(path.slice(base.length));
  const others = new Map(to.map((page) => [relative(page.path, toBase), page.path]));
  const titles = new Map(to.map((page) => [page.path, page.title]));
  const namedBy = whoNames(to);
  const result: Record<string, Target> = {};
  for (const page of from) {
    const rel = relative(page.path, fromBase);
    const same = [others.get(rel), ...(namedBy.get(rel) ?? [])].filter((path) => path !== undefined);
    const named = page.counterpart === undefined ? undefined : others.get(clean(page.counterpart));
    const target = named ?? same[0];
    // Several pages may name one that replaced them all; only the one it names back is the same page.
    const exact = target !== undefined && same.includes(target);
    result[page.path] = {
      path: target ?? nearest(rel, others),
      exact,
      ...(target && !exact && { replacedBy: titles.get(target) }),
    };
  }
  return result;
}

/**
 * What the pages of a release name is the version that followed it. Where one alone names a page, it is the same page,
 * and that is said of both.
 */
export function namedBack(newer: Page[], older: Page[], olderBase: string, newerBase = ''): Page[] {
  const namedBy = whoNames(older);
  return newer.map(({ path, title }) => {
    const [only, another] = namedBy.get(clean(path.slice(newerBase.length))) ?? [];
    return { path, title, counterpart: only && !another ? clean(only.slice(olderBase.length)) : undefined };
  });
}

/** For every page of both versions, where the version switch leads. */
export function pairPages(stable: Page[], nightly: Page[], nightlyBase: string): Record<string, Target> {
  return { ...targetsOf(stable, '', nightly, nightlyBase), ...targetsOf(nightly, nightlyBase, stable, '') };
}

/**
 * Only what cannot be derived by adding or removing the nightly prefix: this is what the browser gets. Beside the
 * address: 1 for the same page, 0 for the nearest, or the title of the page that replaced it. Where one stable page alone
 * is the same as one of the nightly, the way back is left out.
 */
export function exceptions(
  pairs: Record<string, Target>,
  nightlyBase: string,
): Record<string, [string, 0 | 1 | string]> {
  const flip = (path: string) =>
    path === nightlyBase
      ? '/'
      : path.startsWith(`${nightlyBase}/`)
        ? path.slice(nightlyBase.length)
        : path === '/'
          ? nightlyBase
          : nightlyBase + path;
  const others = Object.entries(pairs).filter(([from, to]) => !to.exact || to.path !== flip(from));
  const ways = new Map<string, string | undefined>();
  for (const [from, { path, exact }] of others)
    if (exact && !`${from}/`.startsWith(`${nightlyBase}/`)) ways.set(path, ways.has(path) ? undefined : from);
  return Object.fromEntries(
    others
      .filter(([from, to]) => !to.exact || ways.get(from) !== to.path)
      .map(([from, to]) => [from, [to.path, to.replacedBy ?? (to.exact ? 1 : 0)]]),
  );
}
