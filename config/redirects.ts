import { withoutSlash } from '../core/pagePath';
import rules from './redirectRules.json';

/** `from` may end in `/*`; `to` may then hold `:splat`. The first rule that leads to a page wins. */
export type Redirect = { from: string; to: string };

export const redirects: readonly Redirect[] = rules;

const isExternal = (target: string): boolean => target.startsWith('https://');
/** Without query and heading. */
export const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? target;

/** What one rule makes of a path, or undefined when it does not match. As on Netlify, `/a/*` matches `/a` too. */
function applyRule(rule: Redirect, path: string): string | undefined {
  if (!rule.from.endsWith('/*')) return rule.from === path ? rule.to : undefined;
  const base = rule.from.slice(0, -2);
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  const splat = path.slice(base.length + 1);
  return withoutSlash(rule.to.replace(':splat', splat));
}

/** The place a legacy path moved to. A target that is no page is no answer: the reader gets the 404 page in one step. */
export function findRedirect(
  path: string,
  isPage: (path: string) => boolean,
  list: readonly Redirect[] = redirects,
): string | undefined {
  for (const rule of list) {
    const target = applyRule(rule, path);
    if (target !== undefined && (isExternal(target) || isPage(pathOf(target)))) return target;
  }
  return undefined;
}

/** Every way in which the list can be wrong for this set of pages; empty when all is well. */
export function checkRedirects(pages: ReadonlySet<string>, list: readonly Redirect[] = redirects): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { from, to } of list) {
    const say = (text: string) => problems.push(`config/redirectRules.json: '${from}' → '${to}': ${text}`);
    if (!from.startsWith('/') || from !== encodeURI(from)) say("'from' must be an absolute, url-encoded path");
    if (seen.has(from)) say('this path is listed twice; remove one rule');
    if (pages.has(from)) say('a page has this path, so the rule never applies; remove the rule or the page');
    if (to.includes(':splat')) {
      if (!from.endsWith('/*')) say("':splat' needs a 'from' that ends in '/*'");
    } else if (!isExternal(to) && !pages.has(pathOf(to))) {
      say('the target is no page of this build; correct it or write the page');
    }
    seen.add(from);
  }
  return problems;
}

/**
 * A `:splat` rule written out for the pages that exist. Netlify cannot ask whether a computed target exists,
 * so the open form would send readers through a redirect into a 404.
 */
function expandSplat(rule: Redirect, pages: readonly string[]): Redirect[] {
  const prefix = rule.to.slice(0, rule.to.indexOf(':splat'));
  return pages
    .filter((page) => page.startsWith(prefix) || page === prefix.slice(0, -1))
    .map((page) => ({ from: `${rule.from.slice(0, -2)}/${page.slice(prefix.length)}`.replace(/\/$/, ''), to: page }));
}

/** The same rules without `:splat`, first match first, none that a page or an earlier rule hides. */
export function expandRedirects(pages: ReadonlySet<string>, list: readonly Redirect[] = redirects): Redirect[] {
  const sorted = [...pages].sort();
  const flat = list.flatMap((rule) => (rule.to.includes(':splat') ? expandSplat(rule, sorted) : [rule]));
  const taken = new Set<string>();
  return flat.filter(({ from, to }) => {
    const dead = !isExternal(to) && !pages.has(pathOf(to));
    if (dead || pages.has(from) || taken.has(from)) return false;
    taken.add(from);
    return true;
  });
}

/** The `_redirects` file. `301!` forces the `.html` forms, which Netlify would otherwise answer with the page itself. */
export function netlifyRedirects(pages: ReadonlySet<string>, list: readonly Redirect[] = redirects): string {
  const clean = [...pages].sort().flatMap((page) => {
    const base = page === '/' ? '' : page;
    const forms = base ? [`${base}.html`, `${base}/index.html`] : ['/index.html'];
    return forms.map((form) => `${form} ${page} 301!`);
  });
  // The page for what is not found is no page of its own; the rest is for the host alone. Netlify's own rules hide most of it; these hide all of it.
  const hidden = ['/_headers', '/_redirects', '/.host/*', '/404'].map((form) => `${form} /404.html 404!`);
  const moved = expandRedirects(pages, list).map(({ from, to }) => `${from} ${to} 301`);
  return `${[...hidden, ...clean, ...moved].join('\n')}\n`;
}
