/** A log fails at its end: of a longer one only the end is read. */
export const MAX_TEXT = 200_000;

export const endOf = (text: string): string => text.slice(-MAX_TEXT);

/* eslint-disable no-control-regex */
/** Colours and cursor movements of terminals. */
const ANSI = /\x1b(?:\[[0-9;?]{0,32}[A-Za-z]|\][^\x07\x1b]{0,200}(?:\x07|\x1b\\)?|[@-Z\\-_])/g;
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200b-\u200f\u2028-\u202e\ufeff]/g;
/* eslint-enable no-control-regex */

/** A log as text: no colours, no control characters, no `\n` written out. Its lines stay. */
export const cleanLog = (text: string): string => {
  const bare = text.includes('\x1b') ? text.replace(ANSI, '') : text;
  return bare
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replaceAll('\\n', '\n')
    .replace(/\\(["'`])/g, '$1');
};

/** For comparing: one case, one kind of quote, one space between words, wherever lines were broken. */
export const comparable = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();
