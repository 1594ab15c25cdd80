import type { ComparedSection } from '../../core/compare/comparedSection';
import { changeAnchor } from '../../core/compare/comparison';
import { verdictText } from '../../core/compare/verdict';
import type { ContentChange } from '../../core/compare/content';
import { groupOf } from '../../core/compare/groups';
import { docRoute } from '../../core/docRoute';
import { escapeText } from '../../core/html';
import { NIGHTLY, versionOfAddress } from '../../core/versions';
import type { Comparison } from '../compare/pairs';
import type { Entry } from './atom';
import { namesLine, sectionsLine } from './changeLines';
import type { PageChange } from './pageChange';

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
