import { NIGHTLY, VERSIONS } from '../versions';
import { escapeRegExp } from '../escapeRegExp';

/** A word or a sign of punctuation: what is shown, and what is compared. */
export interface Token {
  text: string;
  /** Two tokens with the same key are the same word for a reader. */
  key: string;
  /** White space stands before it. */
  space: boolean;
  code: boolean;
}

const any = (texts: readonly string[]): string => texts.map(escapeRegExp).join('|');
const number = (label: string): string => label.replace(/^v/, '').replace(/-.*$/, '');

const RELEASES = VERSIONS.filter((version) => version !== NIGHTLY).map(({ label }) => number(label));
const BASES = VERSIONS.map(({ base }) => base).filter((base) => base !== '');
/** The versions of this site, with or without `v`, the nightly with any tag. Versions of other tools are content. */
const VERSION = new RegExp(
  `(?<![\\w.])v?(?:${any(RELEASES)}|${escapeRegExp(number(NIGHTLY.label))}` +
    `(?:-(?:nightly|devnet|testnet|rc|alpha|beta)[\\w.]*\\w)?)(?![\\w-]|\\.\\d)`,
  'g',
);
/** Where the versions keep the same thing. */
const PLACES: [RegExp, string][] = [
  [new RegExp(`(?:${any(VERSIONS.map(({ folder }) => folder))})/`, 'g'), 'docs/'],
  [new RegExp(`(^|[\\s"'\`(/=])examples/(?:${any(VERSIONS.map(({ id }) => id))})/`, 'g'), '$1examples/'],
  [new RegExp(`(^|[\\s"'\`(=]|https?://[^/\\s]+)(?:${any(BASES)})(?=[/#?\\s"'\`)]|$)`, 'g'), '$1'],
];

/** Text without what always differs between the versions. */
export function normaliseText(text: string): string {
  const placed = PLACES.reduce((result, [pattern, to]) => result.replace(pattern, to), text);
  return placed.replace(VERSION, '<version>').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}

/** A line of code; indentation counts only where it carries meaning, and Noir finds a crate without `dep` too. */
export function normaliseLine(line: string, lang: string): string {
  const indent = lang === 'yaml' ? (/^\s*/.exec(line)?.[0] ?? '') : '';
  return indent + normaliseText(lang === 'noir' ? line.replace(/\bdep::/, '') : line);
}

const keys = new Map<string, string>();

/** The pages of a site have few different words. */
function keyOf(word: string): string {
  const key = keys.get(word) ?? normaliseText(word);
  keys.set(word, key);
  return key;
}

const CHUNK = /(\s*)(\S+)/g;
const PARTS = /^([("'“‘[]*)(.*?)([)\]"'”’.,;:!?…]*)$/su;

/** Splits text into words, with the punctuation around them apart. */
export function tokenise(text: string, code = false): Token[] {
  const tokens: Token[] = [];
  for (const [, space, chunk] of text.matchAll(CHUNK)) {
    const [, open = '', word = '', close = ''] = PARTS.exec(chunk!) ?? [];
    const parts = [...open, word, ...close].filter((part) => part !== '');
    parts.forEach((part, i) => tokens.push({ text: part, key: keyOf(part), space: i === 0 && space !== '', code }));
  }
  return tokens;
}

const SAME_VERSION = '<version>';
const RELEASE = /^(?:version|release|nightly)$/i;
const THIS = /^(?:this|the)$/i;
const BEFORE_VERSION = /^(?:version|release|nightly|pre-release|aztec)$/i;
const PREPOSITION = /^(?:in|of|for)$/i;
const ARTICLE = /^(?:the|a)$/i;

const textOf = (tokens: Token[]): string =>
  tokens.map((token, i) => (i && token.space ? ' ' : '') + token.text).join('');
const merge = (tokens: Token[], key: string): Token => ({ ...tokens[0]!, text: textOf(tokens), key });

const isNamed = (word: Token, next: Token): boolean => RELEASE.test(next.key) && THIS.test(word.key);

/** `this version`, `release 1.2.3` and `v1.2.3` say the same, each on its page. */
function nameVersions(tokens: Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    const isName = token.key === SAME_VERSION ? last && BEFORE_VERSION.test(last.key) : last && isNamed(last, token);
    if (isName) result[result.length - 1] = merge([last!, token], SAME_VERSION);
    else result.push(token);
  }
  return result;
}

/** On a page about 1.2.3, `in 1.2.3` and `the 1.2.3 packages` say it once more: a silent part of the word before. */
function hideVersions(tokens: Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const [word, preposition] = token.key === SAME_VERSION ? result.slice(-2) : [];
    if (word && preposition && PREPOSITION.test(preposition.key))
      result.splice(-2, 2, merge([word, preposition, token], word.key));
    else if (token.key === SAME_VERSION && result.length && ARTICLE.test(result.at(-1)!.key))
      result.push(merge([result.pop()!, token], 'the'));
    else result.push(token);
  }
  return result;
}

/** How pages of the nightly say what their TypeScript was checked with. */
const PROVENANCE = /published release nearest to <version>/;

/** Takes out the sentence, or the remark in brackets, that says what a page was checked with. */
function dropProvenance(tokens: Token[]): Token[] {
  if (!PROVENANCE.test(tokens.map((token) => token.key).join(' '))) return tokens;
  const at = tokens.findIndex((token, i) => token.key === 'nearest' && tokens[i + 2]?.key === SAME_VERSION);
  const keys = tokens.map((token) => token.key);
  const opened = keys.lastIndexOf('(', at);
  const bracket = opened > keys.lastIndexOf(')', at) ? opened : -1;
  const from = bracket >= 0 ? bracket : keys.lastIndexOf('.', at) + 1;
  const end = keys.indexOf(bracket >= 0 ? ')' : '.', at);
  return [...tokens.slice(0, from), ...(end < 0 ? [] : tokens.slice(end + 1))];
}

const HOW_KNOWN = /^(?:Traced in|Made to)$/;

/** Takes out the remark in brackets that says how a cause is known. */
function dropHowKnown(tokens: Token[]): Token[] {
  const isBegin = (token: Token, i: number) =>
    token.key === '(' && HOW_KNOWN.test(`${tokens[i + 1]?.key} ${tokens[i + 2]?.key}`);
  const from = tokens.findIndex(isBegin);
  const end = from < 0 ? -1 : tokens.findIndex(({ key }, i) => i > from && key === ')');
  return end < 0 ? tokens : dropHowKnown([...tokens.slice(0, from), ...tokens.slice(end + 1)]);
}

/** The words of a text without those that only say which version it is about. */
export const withoutVersions = (tokens: Token[]): Token[] =>
  hideVersions(dropHowKnown(dropProvenance(nameVersions(tokens)))).filter((token) => token.key !== '');
