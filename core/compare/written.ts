import type { Picture, Role, Words } from './comparedSection';

/** A block of a page as it is written. */
export type WrittenBlock =
  | { role: Role; words: Words }
  | { code: string; lang: string; meta?: string; picture?: Picture }
  /** Rows of cells; the first is the head. */
  | { table: Words[][] };

/** A section of a page as it is written: all that a comparison with any other version needs. */
export interface WrittenSection {
  /** Anchor of the heading on the page; empty for what stands before the first one. */
  id: string;
  title: string;
  depth: number;
  blocks: WrittenBlock[];
}
