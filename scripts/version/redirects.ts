import { pathOf, type Redirect } from '../../config/redirects';

export interface Moves {
  /** All addresses of pages after the cut. */
  pages: ReadonlySet<string>;
  /** Addresses that the version before had at the root. */
  before: readonly string[];
  /** From an address before the cut to the page that took its place. */
  moved: ReadonlyMap<string, string>;
}

/** The pages of the copied version that stand for those it does not have, as its own redirects say. */
export function replacedIn(rules: readonly Redirect[], base: string, pages: ReadonlySet<string>): [string, string][] {
  const own = (address: string): boolean => address.startsWith(`${base}/`) && !/[*:]/.test(address);
  return rules
    .filter(({ from, to }) => own(from) && own(to))
    .map(({ from, to }): [string, string] => [from.slice(base.length), pathOf(to).slice(base.length)])
    .filter(([, to]) => pages.has(to));
}

/** Redirects that hold after a cut, and the addresses that nothing answers any more. */
export function updateRedirects(rules: readonly Redirect[], { pages, before, moved }: Moves) {
  const gone = before.filter((path) => !pages.has(path));
  const added = gone.flatMap((from) => (moved.has(from) ? [{ from, to: moved.get(from)! }] : []));
  const kept = rules
    .filter(({ from }) => !pages.has(from))
    .map(({ from, to }) => ({ from, to: to.replace(pathOf(to), moved.get(pathOf(to)) ?? pathOf(to)) }))
    .filter(({ from }) => !added.some((rule) => rule.from === from));
  const inside = (to: string) => to.startsWith('/') && !to.includes(':splat');
  const answered = new Set(kept.map(({ from }) => from));
  return {
    rules: [...added, ...kept].filter(({ to }) => !inside(to) || pages.has(pathOf(to))),
    dead: [
      ...gone.filter((path) => !moved.has(path) && !answered.has(path)),
      ...kept.filter(({ to }) => inside(to) && !pages.has(pathOf(to))).map(({ from }) => from),
    ],
  };
}
