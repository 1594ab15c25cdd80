/** What the question under a page and the function behind it agree on. */

export const FEEDBACK_PATH = '/api/feedback';

export const QUESTION = 'Did this page help?';
export const ANSWERS = ['yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Nothing else is sent. Without a text it is an answer; with one, a line to an answer that was sent before. */
export type Feedback = { page: string; version: string; answer: Answer; text?: string };

export const LINE: Record<Answer, string> = {
  yes: 'What helped most? (optional)',
  no: 'What was missing or wrong? (optional)',
};
export const LINE_NOTE =
  'Kept with the page, its version and your answer, and nothing about you. Please write no personal data.';

export const ANSWER_STORED = 'Thank you, your answer is stored.';
export const LINE_STORED = 'Thank you, what you wrote is stored.';
export const FEEDBACK_FAILED = 'It could not be stored. Please try again in a few minutes.';
export const LINE_EMPTY = 'Your answer is stored already. To add to it, write a line first.';

/** Characters of a line. */
const MAX_LINE = 500;

/** One line of plain text: no controls, no marks that turn the direction of what follows, no halves of characters. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What is wrong with a line, or the line as it is kept. */
export function checkLine(input: string): { line: string } | { error: string } {
  const line = plain(input);
  if (line === '') return { error: LINE_EMPTY };
  if (line.length <= MAX_LINE) return { line };
  return { error: `Please shorten it: it has ${line.length} characters, and up to ${MAX_LINE} are kept.` };
}
