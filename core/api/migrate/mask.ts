/** Where a slash begins a regular expression, and not a division: after these, or at the start. */
const BEFORE_REGEXP = /(?:^|[([{,;:=!&|?+\-*%~^<>\n]|\b(?:return|typeof|case|in|of|delete|void|throw|do|else))\s*$/;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The end of what is quoted, after the closing sign; of an unclosed text the end of its line. */
function endOfText(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === quote) return at + 1;
    else if (source[at] === '\n') return at;
  }
  return source.length;
}

function endOfRegexp(source: string, start: number): number {
  let inClass = false;
  for (let at = start + 1; at < source.length && source[at] !== '\n'; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') inClass = true;
    else if (source[at] === ']') inClass = false;
    else if (source[at] === '/' && !inClass) return at + 1;
  }
  return start + 1;
}

const endAfter = (source: string, sign: string, start: number): number => {
  const found = source.indexOf(sign, start);
  return found < 0 ? source.length : found + sign.length;
};

class Masker {
  private readonly parts: string[] = [];
  /** Open braces, since a template's `${` ends with its own. */
  private readonly braces: ('{' | '${')[] = [];
  private from = 0;
  private at = 0;

  constructor(private readonly source: string) {}

  run(): string {
    while (this.at < this.source.length) this.step(this.source[this.at]!, this.source[this.at + 1]);
    return [...this.parts, this.source.slice(this.from)].join('');
  }

  private step(char: string, next: string | undefined): void {
    const { source, at } = this;
    if (char === '/' && next === '/') this.cut(endAfter(source, '\n', at));
    else if (char === '/' && next === '*') this.cut(endAfter(source, '*/', at + 2));
    else if (char === '"' || char === "'") this.cut(endOfText(source, at), true);
    else if (char === '`') this.template(at + 1);
    else if (char === '/' && BEFORE_REGEXP.test(source.slice(Math.max(0, at - 20), at)))
      this.cut(endOfRegexp(source, at), true);
    else if (char === '}' && this.braces.pop() === '${') this.template(at + 1);
    else {
      if (char === '{') this.braces.push('{');
      this.at += 1;
    }
  }

  /** Blanks up to `end`. What is not closed keeps no quotes: it is no text. */
  private cut(end: number, quoted = false): void {
    const { source, from, at } = this;
    const kept = quoted && end - at > 1 && source[end - 1] === source[at] ? 1 : 0;
    this.parts.push(
      source.slice(from, at + kept),
      blank(source.slice(at + kept, end - kept)),
      source.slice(end - kept, end),
    );
    this.from = this.at = end;
  }

  /** Blanks a template up to its end, or to code inside of it. */
  private template(start: number): void {
    const { source } = this;
    let end = start;
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end))
      end += source[end] === '\\' ? 2 : 1;
    const opens = source.startsWith('${', end);
    this.at = start;
    this.cut(Math.min(end, source.length));
    this.at = Math.min(end + (opens ? 2 : 1), source.length);
    if (opens) this.braces.push('${');
  }
}

/**
 * TypeScript of which comments, texts, templates and regular expressions are blank, at the same length: what is left is
 * code. Quotes stay, so that one can see where a text stood. Code inside of a template stays too.
 */
export const mask = (source: string): string => new Masker(source).run();
