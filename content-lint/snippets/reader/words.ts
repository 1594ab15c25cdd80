import type { Page, Words } from '../types';

/** What a reader has read when a block begins. */
export const wordsBefore = ({ words }: Page, line: number): Words[] => words.filter((each) => each.line < line);

/** Paragraphs that name one of these in code. */
export const naming = (words: Words[], names: Iterable<string>): Words[] => {
  const wanted = new Set(names);
  return words.filter(({ codes }) => codes.some((code) => wanted.has(code)));
};

/** `mint_to_public` is said by "minted", `deployWithOpts` by "deploys". */
const verbOf = (method: string): string => /^[a-z]+/.exec(method)?.[0] ?? method;

export const says = (words: Words[], method: string): boolean =>
  words.some(({ text }) => new RegExp(`\\b${verbOf(method)}`, 'i').test(text));
