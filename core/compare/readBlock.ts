import { parseFence } from '../fence';
import type { Picture, Role, Words } from './comparedSection';
import { labelsOf } from './labels';
import { normaliseLine, normaliseText, tokenise, withoutVersions, type Token } from './normalise';
import type { WrittenBlock } from './written';

export interface TextBlock {
  kind: 'text';
  role: Role;
  tokens: Token[];
  key: string;
}

export interface Line {
  text: string;
  key: string;
}

export interface CodeBlock {
  kind: 'code';
  lang: string;
  title?: string;
  lines: Line[];
  key: string;
}

export interface Row {
  cells: Token[][];
  key: string;
}

export interface TableBlock {
  kind: 'table';
  head: Words[];
  rows: Row[];
  key: string;
}

export interface DiagramBlock {
  kind: 'diagram';
  picture: Picture;
  labels: string[];
  key: string;
}

export type Block = TextBlock | CodeBlock | TableBlock | DiagramBlock;

function tokensOf(words: Words): Token[] {
  let spaced = false;
  return words.flatMap((word) => {
    const [text, code] = typeof word === 'string' ? [word, false] : [word.code, true];
    const tokens = tokenise(text, code);
    if (tokens[0] && spaced) tokens[0] = { ...tokens[0], space: true };
    spaced = /\s$/.test(text);
    return tokens;
  });
}

const wordsOf = (words: Words): Token[] => withoutVersions(tokensOf(words));
const keyOf = (tokens: Token[]): string => tokens.map((token) => token.key).join(' ');

function textBlock(role: Role, words: Words): TextBlock[] {
  const tokens = wordsOf(words);
  return tokens.length === 0 ? [] : [{ kind: 'text', role, tokens, key: keyOf(tokens) }];
}

function tableBlock([head = [], ...body]: Words[][]): TableBlock {
  const rows = body.map((row) => {
    const cells = row.map(wordsOf);
    return { cells, key: cells.map(keyOf).join(' | ') };
  });
  const title = head.map((cell) => keyOf(wordsOf(cell))).join(' | ');
  return { kind: 'table', head, rows, key: [title, ...rows.map(({ key }) => key)].join('\n') };
}

/** Two diagrams that say the same in the same order are the same, however they are written. */
function diagramBlock(code: string, picture: Picture): DiagramBlock {
  const labels = labelsOf(code);
  return { kind: 'diagram', picture, labels, key: labels.map(normaliseText).join('\n') };
}

function codeBlock(code: string, lang: string, meta: string | undefined): CodeBlock {
  const lines = code.split('\n').map((text) => ({ text, key: normaliseLine(text, lang) }));
  const { title } = parseFence(lang, meta ?? null);
  const body = lines.map((line) => line.key).filter((key) => key.trim());
  return { kind: 'code', lang, title, lines, key: [normaliseText(title ?? ''), ...body].join('\n') };
}

export function readBlock(block: WrittenBlock): Block[] {
  if ('table' in block) return [tableBlock(block.table)];
  if (!('code' in block)) return textBlock(block.role, block.words);
  const { code, lang, meta, picture } = block;
  return [picture ? diagramBlock(code, picture) : codeBlock(code, lang, meta)];
}
