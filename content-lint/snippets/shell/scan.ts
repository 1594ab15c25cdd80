export const lineBreaks = (text: string) => text.split('\n').length - 1;

export function lengthTo(text: string, end: string): number {
  const at = text.indexOf(end);
  return at < 0 ? text.length : at;
}

/** Position after the parenthesis that closes the one opened before `from`. */
export function closingOf(text: string, from: number): number {
  let depth = 1;
  let at = from;
  let quote = '';
  for (; at < text.length && depth > 0; at += 1) {
    const char = text[at]!;
    if (quote) quote = char === quote ? '' : quote;
    else if (char === "'") quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
  }
  return at;
}
