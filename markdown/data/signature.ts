import type { PhrasingContent } from 'mdast';
import { element } from '../page-source/jsx';
import { link, text } from './nodes';

/** Where a type is explained, as a link of the page; `undefined` where it is not. */
export type Linker = (name: string) => string | undefined;

const NAME = /[A-Za-z_$][\w$]*/g;

/** A signature in which the first mention of each known type leads to it. */
export function linked(signature: string, link_: Linker, own?: string): PhrasingContent[] {
  const seen = new Set(own ? [own] : []);
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: name, index } of signature.matchAll(NAME)) {
    const url = /^[A-Z]/.test(name) && !seen.has(name) ? link_(name) : undefined;
    if (!url) continue;
    seen.add(name);
    nodes.push(text(signature.slice(end, index)), link(url, text(name)));
    end = index + name.length;
  }
  return [...nodes, text(signature.slice(end))].filter((node) => node.type !== 'text' || node.value);
}

const inline = (name: string, className: string | undefined, children: PhrasingContent[]): PhrasingContent =>
  ({ ...element(name, { className }, 'mdxJsxTextElement'), children }) as unknown as PhrasingContent;

export const codeWith = (children: PhrasingContent[]): PhrasingContent => inline('code', undefined, children);

/** A block of signatures, one to a line, with links in it. */
export function signatureBlock(lines: PhrasingContent[][]) {
  const children = lines.flatMap((line, index) => (index > 0 ? [text('\n'), ...line] : line));
  return { ...element('pre', { className: 'signature' }), children: [codeWith(children)] } as never;
}

/** Long signatures are broken after their parameters' commas, as a formatter would. */
export function broken(signature: string, width = 88): string {
  if (signature.length <= width) return signature;
  const open = signature.search(/[({]/);
  if (open < 0 || signature.startsWith('type')) return signature.replace(/ (\||&) /g, '\n  $1 ');
  return breakAt(signature, open);
}

const PAIRS: Record<string, string> = { '(': ')', '{': '}', '[': ']', '<': '>' };

function breakAt(signature: string, open: number): string {
  const stack: string[] = [];
  let out = signature.slice(0, open + 1) + '\n  ';
  let closed = false;
  for (let at = open + 1; at < signature.length; at += 1) {
    const char = signature[at]!;
    const arrow = char === '>' && signature[at - 1] === '=';
    if (!closed && stack.length === 0 && char === PAIRS[signature[open]!]) {
      out = `${out.trimEnd().replace(/,$/, '')},\n${char}`;
      closed = true;
      continue;
    }
    if (PAIRS[char]) stack.push(PAIRS[char]);
    else if (!arrow && char === stack.at(-1)) stack.pop();
    out += char;
    if (!closed && stack.length === 0 && (char === ',' || char === ';')) {
      out += '\n  ';
      at += 1;
    }
  }
  return out;
}
