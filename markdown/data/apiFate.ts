import type { RootContent } from 'mdast';
import type { Fate } from '../../core/api/fate';
import { element } from '../page-source/jsx';
import { aside, folded } from './apiBlocks';
import type { ApiPlace } from './apiPlace';
import { code, heading, link, table, text } from './nodes';
import { prose } from './prose';
import { signatureBlock } from './signature';

/** What became of a name in the other release. */
export function fateNodes(place: ApiPlace, name: string, fate: Fate): RootContent[] {
  const { label } = place.api.other;
  const there = place.linkThere(name)!;
  if (fate.kind === 'differs') return differs(label, fate, there);
  if (fate.kind === 'absent') return [aside('api-fate', [text(`Not in ${label}.`)])];
  if (fate.kind === 'gone') {
    const words = [text(`Gone in ${label}. `), ...prose(fate.instead ?? '', place.linkThere)];
    return [aside('api-fate api-fate--gone', words)];
  }
  return [aside('api-fate', [link(there, text(`The same in ${label}`)), text('.')])];
}

function differs(
  label: string,
  { importFrom, changes }: Extract<Fate, { kind: 'differs' }>,
  there: string,
): RootContent[] {
  const moved = importFrom ? [text(' Import it from '), code(importFrom), text(' there.')] : [];
  const what = changes.length > 0 ? `Differs in ${label}` : `Moved in ${label}`;
  const line = aside('api-fate api-fate--differs', [link(there, text(what)), text('.'), ...moved]);
  if (changes.length === 0) return [line];
  const rows = changes.map(({ sign, text: form, instead }) => [
    {
      ...element(sign === '-' ? 'del' : 'ins', {}, 'mdxJsxTextElement'),
      children: [text(`${sign} ${form}`)],
    } as never,
    ...(instead ? [text(`\n  → ${instead.replaceAll('`', '')}`)] : []),
  ]);
  const count = `${changes.length} ${changes.length === 1 ? 'line' : 'lines'} of difference`;
  return [line, folded(count, [signatureBlock(rows)])];
}

/** Names of the other release that belong to this page and are not here. */
export function absentNodes(place: ApiPlace): RootContent[] {
  const { label, base, pages, data } = place.api.other;
  const known = new Set(place.api.data.symbols.map(({ name }) => name));
  const missing = data.symbols.filter(({ name }) => pages.get(name) === place.page && !known.has(name));
  if (missing.length === 0) return [];
  const rows = missing.map(({ name }) => [
    [link(`${base}/${place.page}#${name.toLowerCase()}`, code(name))],
    prose(place.api.replacement(name) ?? place.api.text(name), place.linkTo, name),
  ]);
  const older = missing.some(({ name }) => place.api.replacement(name));
  return [
    heading(place.depth + 1, text(older ? `Gone since ${label}` : `New in ${label}`)),
    {
      ...element('div', { className: 'api-absent' }),
      children: [table(['Name', older ? 'Use instead' : 'What it is'], rows)],
    } as never,
  ];
}
