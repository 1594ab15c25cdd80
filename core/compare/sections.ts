import { parseFence } from '../fence';
import type { Role, Words } from './comparison';
import { normaliseLine, normaliseText, tokenise, withoutVersions, type Token } from './normalise';

/** A block of a page as it is written. */
export type WrittenBlock = { role: Role; words: Words } | { code: string; lang: string; meta?: string };

/** A section of a page as it is written: all that a comparison with any other version needs. */
export interface WrittenSection {
  /** Anchor of the heading on the page; empty for what stands before the first one. */
  id: string;
  title: string;
  depth: number;
  blocks: WrittenBlock[];
}

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

export type Block = TextBlock | CodeBlock;

export interface Section extends Pick<WrittenSection, 'id' | 'title' | 'depth'> {
  /** Normalised title, and the same with the title of the section above: what finds its counterpart. */
  titleKey: string;
  pathKey: string;
  blocks: Block[];
  /** Normalised content without the title. */
  key: string;
}

/** Lists of links to other pages follow the tree of their version and say nothing about the subject. */
const FURTHER_READING = /^(?:next steps|related|see also|further reading)$/;

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

function textBlock(role: Role, words: Words): TextBlock[] {
  const tokens = withoutVersions(tokensOf(words));
  if (tokens.length === 0) return [];
  return [{ kind: 'text', role, tokens, key: tokens.map((token) => token.key).join(' ') }];
}

function codeBlock(code: string, lang: string, meta: string | undefined): CodeBlock {
  const lines = code.split('\n').map((text) => ({ text, key: normaliseLine(text, lang) }));
  const { title } = parseFence(lang, meta ?? null);
  const body = lines.map((line) => line.key).filter((key) => key.trim());
  return { kind: 'code', lang, title, lines, key: [normaliseText(title ?? ''), ...body].join('\n') };
}

const readBlock = (block: WrittenBlock): Block[] =>
  'code' in block ? [codeBlock(block.code, block.lang, block.meta)] : textBlock(block.role, block.words);

/** The sections of a page with what is compared of them. The first stands before any heading. */
export function readSections(written: WrittenSection[]): Section[] {
  const sections: Section[] = [];
  for (const { id, title, depth, blocks: texts } of written) {
    const isFirst = sections.length === 0;
    const titleKey = isFirst ? '' : normaliseText(title).toLowerCase();
    const parent = sections.findLast((section) => section.depth < depth && section.depth > 1);
    const pathKey = isFirst ? '' : `${parent?.titleKey ?? ''} > ${titleKey}`;
    const blocks = texts.flatMap(readBlock);
    sections.push({ id, title, depth, titleKey, pathKey, blocks, key: blocks.map(({ key }) => key).join('\n') });
  }
  return sections.filter(({ titleKey, blocks }, i) => !FURTHER_READING.test(titleKey) && (i > 0 || blocks.length > 0));
}
