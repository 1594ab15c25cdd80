import { prose, type Rule } from '../page';

/** Words that talk down to the reader or sell; with what to do instead. */
const AVOIDED: Record<string, string> = {
  simply: 'leave it out',
  easily: 'leave it out, or say how many steps it takes',
  seamless: 'say what happens',
  seamlessly: 'say what happens',
  'cutting-edge': 'say what it does',
  blazing: 'give a number',
  obviously: 'leave it out',
};

const WORDS = new RegExp(`\\b(${Object.keys(AVOIDED).join('|')})\\b`, 'gi');

export const plainWords: Rule = (page) =>
  prose(page).flatMap(({ text, line }) =>
    [...text.matchAll(WORDS)].map(([word]) => ({
      file: page.file,
      line,
      message: `'${word}': ${AVOIDED[word.toLowerCase()]}`,
    })),
  );
