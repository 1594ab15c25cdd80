import { escapeRegExp } from '../escapeRegExp';
import { NIGHTLY, STABLE, type KnownVersion } from '../versions';
import {
  codesOf,
  KINDS,
  textsOf,
  type Change,
  type ComparedBlock,
  type ComparedSection,
  type Kind,
  type NoteRef,
  type ProductChanges,
  type Span,
  type Words,
} from './comparison';
import type { Shown } from './shown';

/** What became of a name of the product between the two versions. */
export interface ChangedName {
  kind: 'code' | 'command';
  /** `changed`: both have it, and it is another thing or stands elsewhere. */
  fate: 'gone' | 'new' | 'changed';
}

/** By name: `createPXE`, `.getAddress`, `#[private]`, `--rpc-url`, `aztec deploy`, `@aztec/aztec.js/fields`. */
export type ChangedNames = ReadonlyMap<string, ChangedName>;

/** How `ChangedNames` has the import of a name: where that is gone, and the name is not, the name moved. */
export const importOf = (name: string, entry: string): string => `${name} from ${entry}`;

/** What a writer says of sections, by their anchors: the product changed, or only words. */
export interface Marks {
  changed: readonly string[];
  reworded: readonly string[];
}

const NAME = /@aztec\/[\w./-]*\w|#\[\w+|--[a-z][\w.-]*\w|\.?[A-Za-z_][\w$]*\(?/g;
const COMMAND = /\baztec(?:-wallet)? [a-z][\w-]+/g;
/** A package is named by what begins with it. */
const PACKAGE = /^@aztec\/[\w.-]+\//;

/** A member of Noir: it is known by its name alone. */
const NOIR_MEMBER = /^\.\w*_\w*/;

/** The forms of a name that `ChangedNames` may have: what is called may be a member, an import names a package. */
function formsOf(found: string): string[] {
  const name = found.replace(/^\.|\($/g, '');
  if (found.startsWith('#[')) return [`${found}]`];
  if (found.startsWith('@')) return [found, PACKAGE.exec(found)?.[0] ?? `${found}/`];
  if (found.startsWith('.') && !NOIR_MEMBER.test(found)) return [`.${name}`];
  return found === name ? [name] : [name, `.${name}`];
}

/** An import of attributes: `functions::{private, view}`. */
const ATTRIBUTES = /\bfunctions::(?:\{([^}]*)|(\w+))/g;
const attributesIn = (text: string): string[] =>
  [...text.matchAll(ATTRIBUTES)].flatMap(([, many, one]) =>
    ((many ?? one)!.match(/\w+/g) ?? []).map((name) => `#[${name}]`),
  );

/** All that may be the name of something, as `ChangedNames` has it. */
export const namesIn = (text: string): string[] => [
  ...new Set([...[...text.matchAll(NAME)].flatMap(([found]) => formsOf(found)), ...attributesIn(text)]),
  ...new Set(text.match(COMMAND) ?? []),
];

/** In prose, only what cannot be an ordinary word is a name. */
const UNLIKE_WORDS = /^@|^#\[|^--|\w_\w|[a-z][A-Z]/;

interface Sides {
  removed: string;
  added: string;
  /** Both versions have it, and differ in a part. */
  paired: boolean;
  isCode: boolean;
}

const proseNames = (text: string): string =>
  namesIn(text)
    .filter((name) => UNLIKE_WORDS.test(name))
    .join(' ');
const namesOf = (words: Words): string =>
  words.map((word) => (typeof word === 'string' ? proseNames(word) : word.code)).join(' ');
export const plain = (words: Words): string => textsOf(words).join(' ');

const COMMENT = /(?:^|\s)(?:\/\/|#(?!\[)).*$/gm;

type Said = [change: string, text: string];

const spansSaid = (spans: Span[], say: (words: Words) => string, whole?: Change): Said[] =>
  spans.map(({ change, words }) => [change ?? whole ?? 'same', say(words)]);

function saidIn(block: ComparedBlock, say: (words: Words) => string): Said[] {
  switch (block.kind) {
    case 'same':
      return [];
    case 'text':
      return spansSaid(block.spans, say);
    case 'code':
      return block.parts.map(({ change, lines }) => [change ?? 'same', lines.join('\n').replace(COMMENT, '')]);
    case 'table':
      return block.rows.flatMap(({ change, cells }) => cells.flatMap((spans) => spansSaid(spans, say, change)));
    case 'diagram':
      return [
        ['removed', block.removed.join('\n')],
        ['added', block.added.join('\n')],
      ];
  }
}

const sideOf = (texts: Said[], side: string): string =>
  texts
    .filter(([change]) => change === side)
    .map(([, text]) => text)
    .join('\n');

export function sidesOf(block: ComparedBlock, say: (words: Words) => string): Sides {
  const texts = saidIn(block, say);
  return {
    removed: sideOf(texts, 'removed'),
    added: sideOf(texts, 'added'),
    paired: new Set(texts.map(([change]) => change)).size > 1,
    isCode: block.kind === 'code',
  };
}

/** The changed names that a difference is about. Words that name what is gone, and did not before, say that it is. */
function changedIn({ removed, added, isCode }: Sides, names: ChangedNames): string[] {
  const [before, after] = [namesIn(removed), namesIn(added)];
  const [here, there] = [
    before.filter((name) => !after.includes(name)),
    after.filter((name) => !before.includes(name)),
  ];
  const lost = [...here, ...(isCode ? [] : there)].filter((name) => names.get(name)?.fate === 'gone');
  const won = there.filter((name) => names.get(name)?.fate === 'new');
  const kept = before.filter((name) => after.includes(name) && names.get(name)?.fate === 'changed');
  return [...lost, ...won, ...kept];
}

const NUMBER = /(?<![\w.])\d[\d,.]*(?![\w.]*\w)/g;
export const numbersIn = (text: string): string => [...text.matchAll(NUMBER)].map(([number]) => number).join(' ');

export const codeIn = (words: Words): string => codesOf(words).join(' ');

/** Another number, or other code, in the same sentence. */
function otherValue(block: ComparedBlock): boolean {
  const differ = (say: (words: Words) => string, of: (text: string) => string) => {
    const { removed, added, paired, isCode } = sidesOf(block, say);
    const [before, after] = [of(removed), of(added)];
    return paired && !isCode && before !== '' && after !== '' && before !== after;
  };
  return differ(plain, numbersIn) || (isNarrow(block) && differ(codeIn, (text) => text.trim()));
}

/** More words than these are another sentence. */
const FEW = 6;

/** A few words in a sentence that else stayed the same. */
function isNarrow(block: ComparedBlock): boolean {
  const texts = saidIn(block, plain);
  const [removed = 0, added = 0, same = 0] = ['removed', 'added', 'same'].map(
    (side) => sideOf(texts, side).split(/\s+/).filter(Boolean).length,
  );
  return Math.max(removed, added) <= FEW && same >= 2 * Math.max(removed, added);
}

const inProse = ({ label }: KnownVersion): string => escapeRegExp(/\d+\.\d+(?:\.[1-9]\d*)?/.exec(label)![0]);
const NEWER = new RegExp(`(?<![\\w.])v?${inProse(NIGHTLY)}(?![\\w]|\\.\\d)`);
const OLDER = new RegExp(`(?<![\\w.])v?${inProse(STABLE)}(?![\\w]|\\.\\d)`);
const CHANGES = /\bno longer\b|\b(?:is|are|was|were) (?:removed|renamed|gone)\b/i;
const AS_BEFORE = /\bas in\b|\bstill\b|\bthose of\b/;

/** The newer text tells itself that something is new: it names a version, or says that something went. */
const saysSo = ({ added, removed }: Sides): boolean =>
  [NEWER, OLDER, CHANGES].some((said) => said.test(added) && !said.test(removed)) && !AS_BEFORE.test(added);

/** A changed row is about the name in its first cell. */
function rowName(block: ComparedBlock, names: ChangedNames): string[] {
  if (block.kind !== 'table' || block.rows[0]!.change) return [];
  const first = block.rows[0]!.cells[0] ?? [];
  return namesIn(first.map(({ words }) => namesOf(words)).join(' ')).filter((name) => names.has(name));
}

/** Whose change a difference is: the product's, with its kind, or else that of the documentation. */
function judge(block: ComparedBlock, names: ChangedNames): Judged {
  if (block.kind === 'same') return { names: [] };
  const found = [...changedIn(sidesOf(block, namesOf), names), ...rowName(block, names)];
  if (found.length > 0) {
    const isCommand = found.every((name) => names.get(name)!.kind === 'command');
    return { kind: isCommand ? 'command' : 'code', names: found };
  }
  return { kind: otherValue(block) || saysSo(sidesOf(block, plain)) ? 'concept' : undefined, names: [] };
}

interface Judged {
  kind?: Kind;
  /** Changed names that it is about. */
  names: string[];
}

/** A section of a reference is about the name in its heading; of a command that stays, its table of options is. */
function headingOf({ title, was, old, new: newer, verdict }: ComparedSection, names: ChangedNames) {
  const tool = /wallet/.test((newer ?? old)!) ? 'aztec-wallet' : 'aztec';
  const found = [title, was ?? title].flatMap((each) => [each, `${tool} ${each}`]).find((each) => names.has(each));
  if (!found) return undefined;
  const { kind, fate } = names.get(found)!;
  // It stands on another page now.
  if (verdict === 'removed' && fate === 'changed') return undefined;
  const isAbout = (block: ComparedBlock): boolean =>
    verdict !== 'changed' || block.kind === 'table' || (kind === 'code' && !isReworded(block));
  return { kind, names: [found], isAbout };
}

/** A sentence of both versions, without code. */
const isReworded = (block: ComparedBlock): boolean =>
  block.kind === 'text' &&
  sidesOf(block, plain).paired &&
  saidIn(block, codeIn).every(([, text]) => text.trim() === '');

const anchorsOf = ({ old, new: newer }: ComparedSection): string[] =>
  [old, newer].flatMap((at) => (at === undefined ? [] : (at.split('#')[1] ?? INTRODUCTION)));

interface JudgedBlock extends Judged {
  block: ComparedBlock;
}

/** How each block of a section, and each row of a table, is judged: by names, and by what a writer says of the section. */
function judgeSection(section: ComparedSection, names: ChangedNames, marks: Marks): JudgedBlock[] {
  const isMarked = (ids: readonly string[]) => anchorsOf(section).some((anchor) => ids.includes(anchor));
  const heading = headingOf(section, names);
  const one = (block: ComparedBlock): Judged => {
    if (block.kind === 'same' || isMarked(marks.reworded)) return { names: [] };
    const own = judge(block, names);
    if (own.kind) return own;
    if (heading?.isAbout(block)) return heading;
    return isMarked(marks.changed) ? { kind: 'concept', names: [] } : own;
  };
  return section.blocks
    .flatMap((block): ComparedBlock[] =>
      block.kind === 'table' ? block.rows.map((row) => ({ ...block, rows: [row] })) : [block],
    )
    .map((block) => ({ block, ...one(block) }));
}

/** Another heading, where it names what changed. */
const renamedAs = ({ title, was }: ComparedSection, names: ChangedNames): Judged => {
  const spans: Span[] = [
    { change: 'removed', words: [was ?? title] },
    { change: 'added', words: [title] },
  ];
  return was === undefined ? { names: [] } : judge({ kind: 'text', role: 'heading', spans }, names);
};

/** Blocks with what they are about; rows of a table together, those of the product before the others. */
function labelled(judged: JudgedBlock[]): ComparedBlock[] {
  const blocks: ComparedBlock[] = [];
  for (const { block, kind: about } of judged) {
    const table = blocks.find(
      (each) => each.kind === 'table' && block.kind === 'table' && each.head === block.head && !each.about === !about,
    );
    if (table?.kind === 'table' && block.kind === 'table') table.rows.push(...block.rows);
    else blocks.push(block.kind === 'same' ? block : { ...block, about });
  }
  return blocks;
}

/** The anchor by which a mark means what stands before the first heading. */
const INTRODUCTION = 'introduction';

/** Which notes explain a name. */
export type NotesByName = ReadonlyMap<string, NoteRef[]>;

/** More would not help a reader who looks for one. */
const MOST_NOTES = 3;

/** The likeliest first: a name that many notes mention says little about each. */
function notesFor(names: string[], byName: NotesByName): NoteRef[] {
  const scores = new Map<NoteRef, number>();
  for (const notes of names.map((name) => byName.get(name) ?? []))
    for (const note of notes) scores.set(note, (scores.get(note) ?? 0) + 1 / notes.length);
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best / 2)
    .sort(([, a], [, b]) => b - a)
    .map(([note]) => note)
    .slice(0, MOST_NOTES);
}

export interface JudgedShown extends Shown {
  changes: ProductChanges;
  /** How they differ, of pages with different projects. */
  anew?: string;
}

/** Says of each difference whether it is the product's, and which migration notes explain it. */
export function judgePage(shown: Shown, names: ChangedNames, marks: Marks, byName: NotesByName): JudgedShown {
  const anchors = shown.sections.flatMap(anchorsOf);
  const unknown = [...marks.changed, ...marks.reworded].find((id) => !anchors.includes(id));
  if (unknown) throw new Error(`front matter marks a change, and there is no section '${unknown}'`);
  const found = new Set<Kind>();
  let count = 0;
  const sections = shown.sections.map((section) => {
    const judged = judgeSection(section, names, marks);
    const renamed = renamedAs(section, names);
    const all = [renamed, ...judged];
    const kinds = all.flatMap(({ kind }) => kind ?? []);
    if (kinds.length === 0) return section;
    count += 1;
    for (const kind of kinds) found.add(kind);
    const notes = notesFor([...new Set(all.flatMap((each) => each.names))], byName);
    return {
      ...section,
      blocks: labelled(judged),
      ...(renamed.kind && { about: renamed.kind }),
      ...(notes.length > 0 && { notes }),
    };
  });
  return { ...shown, sections, changes: { count, kinds: KINDS.filter((kind) => found.has(kind)) } };
}
