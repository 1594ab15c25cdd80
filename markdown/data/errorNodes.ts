import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { shown } from '../../core/errors/pattern';
import type { Catalogue, ErrorArea, ErrorEntry } from '../../core/errors/types';
import { find } from './find';
import { code, heading, link, list, listed, paragraph, text } from './nodes';
import { prose } from './prose';

/** Sentences of the catalogue: plain text with `code`. */
const phrases = (sentence: string): PhrasingContent[] => prose(sentence, () => undefined);

const signature = ({ custom }: ErrorEntry): string =>
  `${custom!.name}(${custom!.inputs.map(({ type, name }) => [type, name].filter(Boolean).join(' ')).join(', ')})`;

function titleOf(entry: ErrorEntry, depth: number): RootContent {
  const title = entry.custom ? entry.custom.name : shown(entry.texts[0]!);
  return heading(depth, code(title), text(` {#${entry.id}}`));
}

/** Where it comes from, and for a custom error what stands in the revert data. */
function origin(entry: ErrorEntry): PhrasingContent[] {
  if (entry.custom) return [code(signature(entry)), text(', selector '), code(entry.custom.selector), text('. ')];
  if (entry.from === 'contracts') return [text('An assertion of a contract. ')];
  return [text('From '), code(entry.from), text('. ')];
}

function links({ see }: ErrorEntry, { page }: ErrorArea): RootContent[] {
  if (see.length === 0) return [];
  const there = (target: string) => path.posix.relative(path.posix.dirname(page), `${target}.md`);
  const pages = see.map(({ title, path: target }) => link(there(target), text(title)));
  return [paragraph(text('More: '), ...listed(pages), text('.'))];
}

function told(title: string, sentences: string[]): RootContent[] {
  if (sentences.length === 0) return [];
  if (sentences.length === 1) return [paragraph(text(`${title}: `), ...phrases(sentences[0]!))];
  return [paragraph(text(`${title}:`)), list(sentences.map(phrases))];
}

const entryNodes = (entry: ErrorEntry, area: ErrorArea, depth: number): RootContent[] => [
  titleOf(entry, depth),
  paragraph(...origin(entry), ...phrases(entry.means)),
  ...told('Usual cause', entry.causes),
  ...told('What to do', entry.fix),
  ...links(entry, area),
];

/** All errors of an area, each under a heading with an anchor of its own. */
export function errorNodes(area: string | undefined, { areas, entries }: Catalogue, depth: number): RootContent[] {
  const ids = areas.map(({ id }) => id);
  const found = find('area of errors', area, ids, (id) => areas.find((each) => each.id === id))!;
  return entries.filter((entry) => entry.area === area).flatMap((entry) => entryNodes(entry, found, depth + 1));
}
