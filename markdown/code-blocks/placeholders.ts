const PLACEHOLDER = /<([A-Z][A-Z0-9_]+)>/;
const MARKER = /zPh(\d+)hPz/g;

/** The text of a block and the names of its placeholders, in turns. */
export const splitAtPlaceholders = (code: string): string[] => code.split(PLACEHOLDER);

/**
 * A grammar would tear `<L1_RPC_URL>` apart. Each placeholder is replaced by a plain word before highlighting
 * and put back afterwards as one element.
 */
export function hidePlaceholders(code: string): { text: string; names: string[] } {
  const names: string[] = [];
  const hidden = splitAtPlaceholders(code).map((part, i) => (i % 2 ? `zPh${names.push(part) - 1}hPz` : part));
  return { text: hidden.join(''), names };
}

export const showPlaceholders = (html: string, names: string[]): string =>
  html.replace(MARKER, (_, i: string) => `<var>&lt;${names[+i]}&gt;</var>`);
