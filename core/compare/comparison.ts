import { NIGHTLY, STABLE } from '../versions';

/** How a page, or one section of it, stands to its counterpart in the other version. */
export type Verdict = 'same' | 'changed' | 'added' | 'removed';

/** Of a change of the product: what breaks code, commands and variables, and how things work. */
export type Kind = 'code' | 'command' | 'concept';

/** What breaks most comes first. */
export const KINDS: readonly Kind[] = ['code', 'command', 'concept'];

export const KIND_TITLES: Record<Kind, string> = {
  code: 'What breaks code',
  command: 'Commands and variables',
  concept: 'How things work',
};

/** What the product changed; all other differences are the documentation's. */
export interface ProductChanges {
  /** How many sections tell of one. */
  count: number;
  kinds: Kind[];
}

/** What a page says about itself: the verdict, what changed, and where the comparison is. */
export interface PageMark {
  verdict: Verdict;
  changes: ProductChanges;
  href: string;
  /** The title of the page that took the place of one that was removed. */
  replacedBy?: string;
  anew?: string;
}

/** Undefined for what both versions have. */
export type Change = 'added' | 'removed' | undefined;

/** Words in order; pieces of code stand apart. */
export type Words = (string | { code: string })[];

/** What each of the words says, and what the code among them does. */
export const textsOf = (words: Words): string[] => words.map((word) => (typeof word === 'string' ? word : word.code));
export const codesOf = (words: Words): string[] => words.map((word) => (typeof word === 'string' ? '' : word.code));

export interface Span {
  change?: Change;
  words: Words;
}

export type Role = 'paragraph' | 'item' | 'heading';

/** Lines of one kind; `olds` where the older version writes them in another way. Most that stayed are not shown. */
export interface CodePart {
  change?: Change;
  lines: string[];
  olds?: string[];
  hidden?: boolean;
}

/** A row of a table that was added or removed, or of which some cells changed. */
export interface ComparedRow {
  change?: Change;
  cells: Span[][];
}

/** What draws a diagram: see `src/features/diagram`. */
export interface Picture {
  id: string;
  alt: string;
  size: string;
  phone?: string;
  steps?: string;
}

interface Judged {
  /** Where the product changed. */
  about?: Kind;
}

/** What a section shows, in order. What stayed the same is counted, not repeated. */
export type ComparedBlock =
  | { kind: 'same'; count: number }
  | ({ kind: 'text'; role: Role; spans: Span[] } & Judged)
  | ({ kind: 'code'; lang: string; title?: string; parts: CodePart[] } & Judged)
  /** Rows that stayed the same are left out. */
  | ({ kind: 'table'; head: Words[]; rows: ComparedRow[] } & Judged)
  /** One side is missing where that version has no such diagram; then the labels that one side alone has. */
  | ({ kind: 'diagram'; old?: Picture; new?: Picture; removed: string[]; added: string[] } & Judged);

export const isProduct = (block: ComparedBlock): boolean => block.kind !== 'same' && block.about !== undefined;

/** The page of the nightly whose sections are migration notes, from the folder of its version. */
export const NOTES_PAGE = 'developers/docs/resources/migration_notes';

/** Where a migration note stands, and its entry among all changes. */
export const noteAddress = (id: string): string => `${NIGHTLY.base}/${NOTES_PAGE}#${id}`;
/** The place of a change, by its number, on the page of a comparison. */
export const changeAnchor = (index: number): string => `change-${index + 1}`;
export const noteAnchor = (id: string): string => `note-${id}`;

/** A migration note, by its anchor. */
export interface NoteRef {
  id: string;
  title: string;
}

/** A migration note with the names that it explains, and the comparisons of pages that it touches. */
export interface Note extends NoteRef {
  kind: Kind;
  names: string[];
  pages: { title: string; href: string }[];
}

export interface ComparedSection {
  verdict: Verdict;
  title: string;
  /** The older title, where it was another. */
  was?: string;
  /** Its addresses in the versions that have it. */
  old?: string;
  new?: string;
  blocks: ComparedBlock[];
  /** The migration notes that explain what changed. */
  notes?: NoteRef[];
  /** Where the heading names what the product changed. */
  about?: Kind;
}

/** What the product changed in a section. */
export const kindsOf = ({ about, blocks }: ComparedSection): Kind[] =>
  KINDS.filter((kind) => about === kind || blocks.some((block) => block.kind !== 'same' && block.about === kind));

export interface ComparedRef {
  path: string;
  title: string;
  /** Where it can be changed, if that is known. */
  edit?: string;
}

/** A comparison as its page shows it. One side is missing where that version has no such page. */
export interface ComparisonData {
  kind: 'comparison';
  verdict: Verdict;
  /** How many sections are not the same. */
  changed: number;
  /** Undefined where the differences of two versions are not judged. */
  changes?: ProductChanges;
  old?: ComparedRef;
  new?: ComparedRef;
  /** For a page without counterpart, the nearest page of the other version. */
  nearest?: ComparedRef;
  /** Its title, where it took the place of this page. */
  replacedBy?: string;
  /** How they differ, of pages with different projects: these are not compared word by word. */
  anew?: string;
  sections: ComparedSection[];
}

export interface ListedPage {
  title: string;
  href: string;
  verdict: Verdict;
  /** Where the differences were judged. */
  changes?: ProductChanges;
  replacedBy?: string;
  anew?: string;
  group: string;
}

/** All pages of one version with their verdicts, seen from that version. */
export interface ComparisonList {
  kind: 'list';
  of: 'stable' | 'nightly';
  pages: ListedPage[];
  notes: Note[];
  /** Sections of references about a name that changed, by it: the browser looks in them. */
  names: Record<string, string>;
  /** How many pages only the other version has. */
  elsewhere: number;
}

/** The page that compares any two versions, when the reader has chosen them. */
interface AnyTwoVersions {
  kind: 'versions';
}

export type ComparePageData = ComparisonData | ComparisonList | AnyTwoVersions;

/** How a comparison calls its two versions. */
export interface VersionNames {
  old: string;
  new: string;
}

export const SITE_NAMES: VersionNames = { old: STABLE.label, new: 'nightly' };

/** `3 changes for your code`. */
export function changesText({ count, kinds }: ProductChanges): string {
  if (count === 0) return 'nothing changes for you';
  return `${count} ${count === 1 ? 'change' : 'changes'}${kinds.includes('code') ? ' for your code' : ''}`;
}

interface Told {
  verdict: Verdict;
  changes?: ProductChanges;
  replacedBy?: string;
  anew?: string;
}

/** The verdict in words. Seen from the older page, it speaks of the newer version. */
export function verdictText({ verdict, changes, replacedBy, anew }: Told, names = SITE_NAMES): string {
  if (anew) return 'a different project';
  if (verdict === 'same') return `same as ${names.old}`;
  if (verdict === 'added') return `new in ${names.new}`;
  if (replacedBy) return `replaced by ‘${replacedBy}’`;
  if (verdict === 'removed') return 'removed';
  return changes ? changesText(changes) : 'changed';
}
