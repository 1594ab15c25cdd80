import { NIGHTLY, STABLE } from '../../../config/versions';
import { verdictText, type Verdict } from '../../../core/comparison';
import type { ComparedPage, Comparison, SiteComparison } from '../site';
import type { RenderedPage } from './comparisonPage';
import { escapeHtml, link, plural } from './html';

interface Entry {
  page: ComparedPage;
  comparison: Comparison;
}

const VERDICTS: Verdict[] = ['changed', 'added', 'removed', 'same'];
const FILTERS: Record<Verdict, string> = {
  changed: 'changed',
  added: 'new in nightly',
  removed: 'removed',
  same: 'same',
};
/** Folders that say nothing to a reader. */
const SILENT = new Set(['docs', 'nightly']);
const GROUP_DEPTH = 2;

const spoken = (folder: string): string =>
  folder.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

function groupOf({ path }: ComparedPage): string {
  const folders = path
    .split('/')
    .slice(1, -1)
    .filter((folder) => !SILENT.has(folder));
  return folders.slice(0, GROUP_DEPTH).map(spoken).join(' › ') || 'General';
}

function itemHtml({ page, comparison }: Entry): string {
  const { verdict, changed, href } = comparison;
  const text = escapeHtml(verdictText(verdict, changed));
  return `<li data-verdict="${verdict}">${link(href, page.title)} <span class="verdict" data-verdict="${verdict}">${text}</span></li>`;
}

function groupHtml(name: string, entries: Entry[]): string {
  const verdicts = [...new Set(entries.map(({ comparison }) => comparison.verdict))].join(' ');
  const counts = VERDICTS.map(
    (verdict) => [verdict, entries.filter((e) => e.comparison.verdict === verdict).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${FILTERS[verdict]}`)
    .join(', ');
  return `<section data-verdicts="${verdicts}"><h2>${escapeHtml(name)}</h2><p class="compare__counts">${counts}</p>
<ul>${entries.map(itemHtml).join('\n')}</ul></section>`;
}

function filterHtml(entries: Entry[]): string {
  const count = (verdict: Verdict) => entries.filter(({ comparison }) => comparison.verdict === verdict).length;
  const shown = VERDICTS.filter((verdict) => count(verdict) > 0);
  const links = shown.map((verdict) => `<li><a href="#${verdict}">${count(verdict)} ${FILTERS[verdict]}</a></li>`);
  const targets = shown.map((verdict) => `<span id="${verdict}"></span>`).join('');
  return `${targets}<ul class="compare__filter" aria-label="Show"><li><a href="#all">${plural(entries.length, 'page')}</a></li>${links.join('')}</ul><span id="all"></span>`;
}

function indexHtml(entries: Entry[], intro: string): string {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(groupOf(entry.page), [...(groups.get(groupOf(entry.page)) ?? []), entry]);
  const sections = [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, list]) => groupHtml(name, list));
  return `${intro}\n${filterHtml(entries)}\n<div class="compare__groups">${sections.join('\n')}</div>`;
}

const aside = (count: number, what: string): string => (count ? ` (${count} of them ${what})` : '');

/** All pages of one version with their verdicts, seen from that version. */
export function indexPages({ comparisons, byPath }: SiteComparison): RenderedPage[] {
  const entries = [...byPath].map(([path, comparison]) => ({
    comparison,
    page: (comparison.old?.path === path ? comparison.old : comparison.new)!,
  }));
  const isNew = ({ page, comparison }: Entry) => page === comparison.new;
  const count = (verdict: Verdict) => comparisons.filter((each) => each.verdict === verdict).length;
  return [
    {
      path: '/compare',
      title: 'What changed in nightly',
      description: `Every page of ${STABLE.label} and what the nightly ${NIGHTLY.label} changes in it.`,
      html: indexHtml(
        entries.filter((entry) => !isNew(entry)),
        `<h1>What changed in nightly</h1>
<p>Every page of ${STABLE.label}, and what ${NIGHTLY.label} changes in it. The other way round: ${link(`/compare/from-${NIGHTLY.id}`, `every page of the nightly, compared with ${STABLE.label}`)}${aside(count('added'), 'new')}.</p>`,
      ),
    },
    {
      path: `/compare/from-${NIGHTLY.id}`,
      title: `The nightly compared with ${STABLE.label}`,
      description: `Every page of the nightly ${NIGHTLY.label} and how it differs from ${STABLE.label}.`,
      html: indexHtml(
        entries.filter(isNew),
        `<h1>The nightly compared with ${STABLE.label}</h1>
<p>Every page of ${NIGHTLY.label}, and how it differs from ${STABLE.label}. The other way round: ${link('/compare', `every page of ${STABLE.label} and what the nightly changes`)}${aside(count('removed'), 'removed')}.</p>`,
      ),
    },
  ];
}
