import type { ContentChange } from '../../core/compare/content';
import { escapeText } from '../../core/html';

const MOST = 3;

/** `‘A’, ‘B’ and 2 more`. */
function some(items: string[]): string {
  const last = items.length > MOST ? `${items.length - MOST} more` : items.at(-1)!;
  const shown = items.slice(0, Math.min(MOST, items.length - (items.length > MOST ? 0 : 1)));
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
}

const SAID = { added: 'New', changed: 'Changed', removed: 'Gone' } as const;

/** Which sections changed: `New: ‘Salt’. Changed: ‘Deploy’ and ‘Check’.` */
export function sectionsLine(changes: ContentChange[]): string {
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
export function namesLine(changes: ContentChange[]): string {
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
