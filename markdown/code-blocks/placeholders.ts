import { OPERATOR_PLACEHOLDERS } from '../../core/operatorPlaceholders';

const PLACEHOLDER = /<([A-Z][A-Z0-9_]+)>/g;
const MARKER = /zPh(\d+)hPz/g;

/**
 * A grammar would tear `<L1_RPC_URL>` apart. Each placeholder is replaced by a plain word before highlighting
 * and put back afterwards as one element that a reader's value can be shown in.
 */
export function hidePlaceholders(code: string): { text: string; names: string[] } {
  const names: string[] = [];
  const text = code.replace(PLACEHOLDER, (_, name: string) => `zPh${names.push(name) - 1}hPz`);
  return { text, names };
}

export const showPlaceholders = (html: string, names: string[]): string =>
  html.replace(MARKER, (_, i: string) => `<var data-value="${names[+i]}">&lt;${names[+i]}&gt;</var>`);

/** Whether the form on network pages fills in something of this code. */
export const hasOperatorPlaceholder = (code: string): boolean =>
  OPERATOR_PLACEHOLDERS.some((name) => code.includes(`<${name}>`));
