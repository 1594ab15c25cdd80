import type { TextData } from './buildIndex';
import type { Vocabulary } from './query';

export interface Section {
  page: number;
  path: string;
  pageTitle: string;
  trail: string;
  /** Empty on the first section of a page. */
  heading: string;
  anchor: string;
  level: number;
  prior: number;
}

export interface Loaded {
  version: string;
  sections: Section[];
  vocabulary: Vocabulary;
  /** Where the list of each word begins in `postings`. */
  starts: Uint32Array;
  postings: Uint32Array;
  weights: Uint32Array;
  pageCount: number;
  text: TextData | undefined;
}
