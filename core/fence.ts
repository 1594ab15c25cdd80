/** What the words after a fence's language say about the block. */
export interface Fence {
  lang: string | null;
  title?: string;
  /** Path, from the root of the repository, of the file the body is taken from. */
  file?: string;
  region?: string;
  /** Name of the prelude this block defines (`default` without a value). */
  prelude?: string;
  /** Readers see this prelude: what the blocks after it go on from, or stand in. */
  shown: boolean;
  /** Name of the prelude this block is checked with; `none` for no prelude at all. */
  with?: string;
  continued: boolean;
  /** The reason; an empty string when the writer gave none. */
  skip?: string;
  /** Code or text of the error that the block must give. */
  fails?: string;
  /** Run it although nothing in it looks like acting on a network. */
  run: boolean;
  /** Name of the prelude that is run, as a program of its own, before this block. */
  after?: string;
  /** Why the block is not run. */
  'not-run'?: string;
  /** Part of the message that the block must end with when it is run. */
  throws?: string;
  /** 1-based numbers of the highlighted lines. */
  highlight: number[];
  /** Words that mean nothing here: reported by the check. */
  unknown: string[];
}

export const DEFAULT_PRELUDE = 'default';
export const NO_PRELUDE = 'none';

/** The line of a prelude where the blocks go that stand in it. */
export const HERE = /^(\s*)(\/\/|#)\s*@here\s*$/;

export const isHidden = ({ prelude, shown }: Fence): boolean => prelude !== undefined && !shown;

/** A prelude as readers see it. */
export const shownPrelude = (body: string): string =>
  body
    .split('\n')
    .map((line) => line.replace(HERE, '$1$2 Your code goes here.'))
    .join('\n');

const WORD = /\{([^}]*)\}|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'))?|(\S+)/g;
const TEXT_KEYS = ['title', 'file', 'region', 'with', 'fails', 'after', 'not-run', 'throws'] as const;

export function parseFence(lang: string | null, meta: string | null): Fence {
  const fence: Fence = { lang: lang || null, shown: false, continued: false, run: false, highlight: [], unknown: [] };
  for (const match of (meta ?? '').matchAll(WORD)) {
    const [word, lines, key, double, single] = match;
    if (lines !== undefined) fence.highlight.push(...parseLines(lines, fence.unknown));
    else if (!key || !setKey(fence, key, double ?? single)) fence.unknown.push(word);
  }
  fence.highlight = [...new Set(fence.highlight)].sort((a, b) => a - b);
  return fence;
}

function setKey(fence: Fence, key: string, value: string | undefined): boolean {
  if (key === 'shown' || key === 'continued' || key === 'run') {
    fence[key] = true;
    return value === undefined;
  }
  if (key === 'prelude') fence.prelude = value || DEFAULT_PRELUDE;
  else if (key === 'skip') fence.skip = value?.trim() ?? '';
  else {
    const known = TEXT_KEYS.find((name) => name === key);
    if (!known || !value) return false;
    fence[known] = value;
  }
  return true;
}

function parseLines(list: string, unknown: string[]): number[] {
  return list.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().split('-').map(Number);
    if (!Number.isInteger(from) || !Number.isInteger(to) || from! < 1 || to! < from!) {
      unknown.push(`{${part}}`);
      return [];
    }
    return Array.from({ length: to! - from! + 1 }, (_, index) => from! + index);
  });
}
