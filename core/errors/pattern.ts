/** `{address}` varies. `{name=isMined}` does too where it is thrown, and is always the same in this message. */
const VARYING = /\{([^{}=]*)(?:=([^{}]*))?\}/g;

const pieces = (text: string): string[] =>
  text
    .split('\0')
    .map((part) => part.replace(/\s+/g, ' '))
    .filter((part) => part.trim() !== '');

/** A message in pieces: what is always the same, in order. */
export const literals = (text: string): string[] =>
  pieces(text.replace(VARYING, (_, name: string, value?: string) => value ?? '\0'));

/** The pieces that stand in the code that throws it. */
export const writtenLiterals = (text: string): string[] => pieces(text.replace(VARYING, '\0'));

/** As readers see it: `{address}` becomes `<address>`. */
export const shown = (text: string): string =>
  text.replace(VARYING, (_, name: string, value?: string) => value ?? `<${name}>`);
