import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { shown } from '../../core/errors/pattern';
import { proofWords } from '../../core/errors/proof';
import type { Catalogue, ErrorArea, ErrorEntry } from '../../core/errors/types';
import { element } from '../page-source/jsx';
import { find } from './find';
import { code, heading, link, list, listed, moved, paragraph, text } from './nodes';
import { prose } from './prose';

/** Sentences of the catalogue: plain text with `code`. */
const phrases = (sentence: string): PhrasingContent[] => prose(sentence, () => undefined);

const signature = ({ custom }: ErrorEntry): string =>
  `${custom!.name}(${custom!.inputs.map(({ type, name }) => [type, name].filter(Boolean).join(' ')).join(', ')})`;

const titleOf = ({ custom, texts }: ErrorEntry): PhrasingContent => code(custom ? custom.name : shown(texts[0]!));

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

/** Each cause with how it is known. */
const proven = ({ causes, proofs }: ErrorEntry): string[] =>
  causes.map((cause, index) => (proofs[index] ? `${cause} (${capital(proofWords(proofs[index]))}.)` : cause));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The programs that made it happen, folded. */
function programs({ proofs }: ErrorEntry): RootContent[] {
  const ran = proofs.flatMap(({ program }) => program ?? []);
  if (ran.length === 0) return [];
  const blocks = ran.map((value) => ({ type: 'code', lang: 'ts', meta: null, value }));
  const title = ran.length > 1 ? 'The programs that make it happen' : 'The program that makes it happen';
  const summary = { ...element('summary'), children: [text(title)] };
  return [{ ...element('details', { className: 'api-fold' }), children: [summary, ...blocks] } as never];
}

const entryNodes = (entry: ErrorEntry, area: ErrorArea, depth: number): RootContent[] => [
  heading(depth, titleOf(entry), text(` {#${entry.id}}`)),
  paragraph(...origin(entry), ...phrases(entry.means)),
  ...told('Usual cause', proven(entry)),
  ...told('What to do', entry.fix),
  ...links(entry, area),
  ...programs(entry),
];

const findArea = (area: string | undefined, areas: ErrorArea[]): ErrorArea =>
  find(
    'area of errors',
    area,
    areas.map(({ id }) => id),
    (id) => areas.find((each) => each.id === id)!,
  );

/** All errors of an area, each under a heading with an anchor of its own. */
export function errorNodes(area: string | undefined, { areas, entries }: Catalogue, depth: number): RootContent[] {
  const found = findArea(area, areas);
  return entries.filter((entry) => entry.area === area).flatMap((entry) => entryNodes(entry, found, depth + 1));
}

/** Errors that stood here before their area had a page of its own, which is beside this one. */
export function errorLinks(area: string | undefined, { areas, entries }: Catalogue): RootContent[] {
  const { page } = findArea(area, areas);
  const links = entries
    .filter((entry) => entry.area === area)
    .map((entry) => [moved(entry.id, `./${path.posix.basename(page)}.md#${entry.id}`, titleOf(entry))]);
  return [{ ...element('div', { className: 'api-names' }), children: [list(links)] } as never];
}
