import { describe, expect, test } from 'vitest';
import { checkRedirects, expandRedirects, findRedirect, netlifyRedirects, redirects } from './redirects';

const pages = new Set(['/', '/docs/a', '/docs/a/b', '/docs', '/fixed']);
const isPage = (path: string) => pages.has(path);
const rules = [
  { from: '/old/special', to: '/fixed' },
  { from: '/old/*', to: '/docs/:splat' },
  { from: '/gone/*', to: '/fixed#part' },
  { from: '/away', to: 'https://example.org/x' },
];
const dead = { from: '/dead', to: '/nowhere' };

describe('[ROUTE-4] redirects', () => {
  test.each([
    ['/old/special', '/fixed'],
    ['/old/a', '/docs/a'],
    ['/old/a/b', '/docs/a/b'],
    ['/old', '/docs'],
    ['/old/none', undefined],
    ['/older/a', undefined],
    ['/gone/x/y', '/fixed#part'],
    ['/away', 'https://example.org/x'],
    ['/elsewhere', undefined],
  ])('%s → %s', (path, target) => expect(findRedirect(path, isPage, rules)).toBe(target));

  test('a rule with a dead target, a hidden rule and a doubled rule are reported', () => {
    const problems = checkRedirects(pages, [
      { from: '/x', to: '/nowhere' },
      { from: '/fixed', to: '/docs' },
      { from: '/y', to: '/docs' },
      { from: '/y', to: '/fixed' },
      { from: '/z', to: '/docs/:splat' },
    ]);
    expect(problems.map((problem) => problem.replace(/^.*': /, ''))).toEqual([
      'the target is no page of this build; correct it or write the page',
      'a page has this path, so the rule never applies; remove the rule or the page',
      'this path is listed twice; remove one rule',
      "':splat' needs a 'from' that ends in '/*'",
    ]);
    expect(checkRedirects(pages, rules)).toEqual([]);
  });

  test('Netlify gets the same answers, without open-ended targets', () => {
    const flat = expandRedirects(pages, [dead, ...rules]);
    expect(flat).toEqual([
      { from: '/old/special', to: '/fixed' },
      { from: '/old', to: '/docs' },
      { from: '/old/a', to: '/docs/a' },
      { from: '/old/a/b', to: '/docs/a/b' },
      { from: '/gone/*', to: '/fixed#part' },
      { from: '/away', to: 'https://example.org/x' },
    ]);
    for (const { from, to } of flat) expect(findRedirect(from.replace('/*', '/q'), isPage, rules)).toBe(to);
  });

  test('[ROUTE-8] Netlify is told about the .html forms of every page', () => {
    const lines = netlifyRedirects(pages, []).split('\n');
    expect(lines).toContain('/index.html / 301!');
    expect(lines).toContain('/docs/a.html /docs/a 301!');
    expect(lines).toContain('/docs/a/index.html /docs/a 301!');
  });
});

test('the list of this site: no rule twice, no chain, no loop, wildcards after their exceptions', () => {
  const targets = new Set(redirects.map(({ to }) => to).filter((to) => to.startsWith('/') && !to.includes(':splat')));
  expect(checkRedirects(targets).filter((problem) => !problem.includes('no page of this build'))).toEqual([]);
  for (const [index, { from }] of redirects.entries()) {
    const path = from.replace('/*', '/x');
    const first = redirects.findIndex((rule) =>
      rule.from.endsWith('/*') ? `${path}/`.startsWith(rule.from.slice(0, -1)) : rule.from === path,
    );
    expect(first, `${from} is hidden by ${redirects[first]?.from}`).toBe(index);
  }
});
