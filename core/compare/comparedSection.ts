import type { NoteRef } from './migrationNote';
import { KINDS, type Kind, type Verdict } from './verdict';

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

export type BlockOf<K extends ComparedBlock['kind']> = Extract<ComparedBlock, { kind: K }>;

export const isProduct = (block: ComparedBlock): boolean => block.kind !== 'same' && block.about !== undefined;

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
