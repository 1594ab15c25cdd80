import type { ComparedSection } from '../../core/compare/comparedSection';
import { changeAnchor } from '../../core/compare/comparison';
import { verdictText } from '../../core/compare/verdict';
import { contentChanges, type ContentChange } from '../../core/compare/content';
import { groupOf } from '../../core/compare/groups';
import { readSections } from '../../core/compare/sections';
import type { WrittenSection } from '../../core/compare/written';
import { showComparison } from '../../core/compare/shown';
import { docRoute } from '../../core/docRoute';
import { parseFrontMatter } from '../../core/frontMatter';
import { escapeText } from '../../core/html';
import { NIGHTLY, versionOfAddress } from '../../core/versions';
import type { Comparison } from '../compare/pairs';
import type { Entry } from './atom';
import type { FileChange } from './history';
import { readSource } from './readSource';

/** What changed in a page on a day; `isNew` where there was no such page. */
export interface PageChange extends FileChange {
  title: string;
  description: string;
  isNew: boolean;
  changes: ContentChange[];
}

/** Sections that say the very same need no comparing. */
function differing(from: WrittenSection[], other: WrittenSection[]): WrittenSection[] {
  const known = new Set(other.map((section) => JSON.stringify(section)));
  return from.filter((section) => !known.has(JSON.stringify(section)));
}

/** Undefined where the page says what it said before. */
export async function pageChange(
  change: FileChange,
  before: string | undefined,
  after: string,
): Promise<PageChange | undefined> {
  const { title, description, draft } = parseFrontMatter(after) as Record<string, string>;
  if (draft) return undefined;
  // A draft was no page for readers.
  const isNew = before === undefined || Boolean(parseFrontMatter(before).draft);
  const page = { ...change, title: title!, description: description!, isNew };
  if (isNew) return { ...page, changes: [] };
  const [older, newer] = [readSource(before), readSource(after)];
  const side = (sections: WrittenSection[]) => ({ path: '', title: '', sections: async () => readSections(sections) });
  const { sections } = await showComparison(side(differing(older, newer)), side(differing(newer, older)));
  const changes = contentChanges(sections);
  return changes.length > 0 ? { ...page, changes } : undefined;
}

const MOST = 3;

/** `‘A’, ‘B’ and 2 more`. */
function some(items: string[]): string {
  const last = items.length > MOST ? `${items.length - MOST} more` : items.at(-1)!;
  const shown = items.slice(0, Math.min(MOST, items.length - (items.length > MOST ? 0 : 1)));
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
}

const SAID = { added: 'New', changed: 'Changed', removed: 'Gone' } as const;

/** Which sections changed: `New: ‘Salt’. Changed: ‘Deploy’ and ‘Check’.` */
function sectionsLine(changes: ContentChange[]): string {
  const titles = (verdict: ContentChange['verdict']) =>
    changes.filter((change) => change.verdict === verdict).map(({ title }) => `‘${escapeText(title)}’`);
  return (Object.keys(SAID) as (keyof typeof SAID)[])
    .map((verdict) => [SAID[verdict], titles(verdict)] as const)
    .filter(([, list]) => list.length > 0)
    .map(([said, list]) => `${said}: ${some(list)}.`)
    .join(' ');
}

const codes = (names: string[]): string[] => names.map((name) => `<code>${escapeText(name)}</code>`);

/** Which names in code came and went. */
function namesLine(changes: ContentChange[]): string {
  const [now, before] = [
    new Set(changes.flatMap((change) => change.now)),
    new Set(changes.flatMap((change) => change.before)),
  ];
  const [came, went] = [now, before].map((names, i) => [...names].filter((name) => ![before, now][i]!.has(name)));
  return [
    came!.length > 0 && `In the code now: ${some(codes(came!))}.`,
    went!.length > 0 && `No longer: ${some(codes(went!))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How the page stands to the other version. */
const markLine = (comparison: Comparison | undefined): string =>
  comparison ? `Nightly: ${escapeText(verdictText(comparison))}.` : '';

/** The place of a section among those that a comparison shows as changed. */
function placeOf(comparison: Comparison | undefined, address: string): string | undefined {
  if (!comparison?.old || !comparison.new) return undefined;
  const shown = comparison.sections.filter(({ verdict }) => verdict !== 'same');
  const at = shown.findIndex((section: ComparedSection) => section.new === address);
  return at < 0 ? undefined : `${comparison.href}#${changeAnchor(at)}`;
}

/** Whose ids these are, since when: never to be changed, wherever the site is served. */
const AUTHORITY = 'tag:docs.aztec.network,2025';
export const idOf = (...parts: string[]): string => `${AUTHORITY}:${parts.join(':')}`;

/** The page of a change as an entry. `at` makes an address absolute. */
export function pageEntry(change: PageChange, comparison: Comparison | undefined, at: (to: string) => string): Entry {
  const { file, time, title, description, isNew, changes } = change;
  const route = docRoute(file)!;
  const version = versionOfAddress(route);
  const addressOf = ({ anchor, verdict }: ContentChange) =>
    anchor && verdict !== 'removed' ? `${route}#${anchor}` : route;
  // Between the versions, the nightly is what changes.
  const compared = version === NIGHTLY ? comparison : undefined;
  const [place] = changes.flatMap((each) => placeOf(compared, addressOf(each)) ?? []);
  const name = version === NIGHTLY ? 'Nightly' : version.label;
  return {
    id: idOf('page', route, time.slice(0, 10)),
    title: `${name}: ${title}${isNew ? ' (new page)' : ''}`,
    updated: time,
    link: at(place ?? (changes[0] ? addressOf(changes[0]) : route)),
    page: place && at(route),
    topics: [version.id, groupOf(route)],
    lines: [
      isNew ? '' : sectionsLine(changes),
      namesLine(changes) || markLine(compared),
      escapeText(description),
      isNew ? `A new page of ${escapeText(version.label)}.` : '',
    ]
      .filter(Boolean)
      .slice(0, 2),
  };
}
