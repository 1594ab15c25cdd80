import path from 'node:path';
import { readJson } from '../snippets/cache';
import { substitutePlaceholders } from '../snippets/placeholders';
import { checkCommand } from '../snippets/shell/commands';
import { listCommands } from '../snippets/shell/words';
import { KEYWORDS } from './keywords';
import type { Elsewhere, Vocabulary } from './vocabulary';

/** What the pages of a version add to its vocabulary: the code they show, which is checked elsewhere. */
export interface PageWords {
  code: string;
  /** Names in that code. */
  names: Set<string>;
  /** Paths of the files it stands for: titles of fences. */
  files: Set<string>;
}

/** A `message` is a sentence that comes from elsewhere; names that do are `elsewhere`. */
export type Verdict = { kind: 'literal' | 'checked' | 'elsewhere' | 'message' } | { kind: 'unknown'; what: string };

const LITERAL = [
  /^[\s\d.,:;%+*/<>=!?|&^~$()[\]{}'"…-]*$/, // numbers, signs
  /^"?(0x)?[\da-f…]*"?$/i, // hex
  /^v?\d+\.\d+[\w.…-]*$/, // versions
  /^[a-z][a-z\d+]*:\/\//i, // addresses
  /^(<[A-Z][A-Z\d_…]*>[\s,/:]*)+$/, // placeholders
  /^localhost(:\d+)?$/,
];
const WORD = /[A-Za-z_$][\w$]*/g;
/** Parts of a message that differ each time: what is left out, placeholders, numbers, quoted values, identifiers. */
const VARYING = /…|\bx\b|\.\.\.|<[A-Z_]+>|\b0x[\da-f]*|\b\d+\b|'[^']*'|"[^"]*"|`[^`]*`|\b\w*[a-z_][A-Z_]\w*\b/;
const MIN_TEXT = 6;

const CHECKED: Verdict = { kind: 'checked' };
const unknown = (what: string): Verdict => ({ kind: 'unknown', what });

export function judge(text: string, vocabulary: Vocabulary, words: PageWords, elsewhere: Elsewhere): Verdict {
  if (elsewhere.names.has(text)) return { kind: text.split(' ').length > 2 ? 'message' : 'elsewhere' };
  if (isSentence(text) && quotes(text, elsewhere.texts)) return { kind: 'message' };
  if (LITERAL.some((form) => form.test(text))) return { kind: 'literal' };
  if (text.startsWith('@')) return packageVerdict(text, vocabulary);
  const wrong = commandProblems(text, vocabulary);
  if (wrong) return wrong.length === 0 ? CHECKED : unknown(wrong.join(' '));
  if (isFile(text, vocabulary, words) || isText(text, vocabulary, words)) return CHECKED;
  if (isMessage(text)) return unknown('no package of this version has this message.');
  return namesVerdict(text, vocabulary, words, elsewhere.names);
}

function packageVerdict(text: string, { packages }: Vocabulary): Verdict {
  const [scope = '', name = '', ...rest] = text.replace(/@[\d.][\w.-]*$/, '').split('/');
  if (!name || name === '…') return { kind: 'literal' };
  const manifest = readJson<{ exports?: Record<string, unknown> }>(path.join(packages, scope, name, 'package.json'));
  if (!manifest) return unknown(`package ${scope}/${name} is not installed for this version.`);
  const subpath = `./${rest.join('/')}`;
  const known = rest.length === 0 || subpath in (manifest.exports ?? {});
  return known ? CHECKED : unknown(`${scope}/${name} does not export ${subpath}.`);
}

/** What is wrong with a flag or a command line; undefined where the text is neither. */
function commandProblems(text: string, { tables, flags }: Vocabulary): string[] | undefined {
  const script = substitutePlaceholders(text);
  const flag = /^--?[A-Za-z][\w.-]*/.exec(script)?.[0].replace(/\.$/, '');
  if (flag) {
    const known = flags.has(flag) || flags.has(flag.replace('--no-', '--')) || isPart(flag, flags);
    return known ? [] : [`no command of this version has the flag ${flag}.`];
  }
  const [first = '', second] = script.split(' ');
  const isTool = first in tables.others || tables.tools.some(({ name }) => name === first);
  if (!isTool || !second) return undefined;
  return listCommands(script).flatMap((command) => checkCommand(command, tables));
}

function isFile(text: string, { files }: Vocabulary, words: PageWords): boolean {
  if (!/[./]/.test(text) || /[\s(){}<>=]/.test(text)) return false;
  const trimmed = text.replace(/^~?\.?\/|\/$/g, '');
  return files.has(trimmed) || words.files.has(trimmed) || words.code.includes(trimmed);
}

/** A message: each part between the places that vary is found in a package, or in shown code. */
function isText(text: string, { texts, messages }: Vocabulary, { code }: PageWords): boolean {
  if (!isSentence(text)) return messages.has(text);
  return quotes(text, texts, code);
}

const isSentence = (text: string): boolean => /\w \w/.test(text);

/** Each part of a sentence that does not vary stands in one of the sources. */
function quotes(text: string, ...sources: string[]): boolean {
  const found = (part: string) => sources.some((source) => source.includes(part));
  const parts = text.split(VARYING).map((part) => part.trim());
  const long = parts.filter((part) => part.length >= MIN_TEXT);
  return found(text) || (long.length > 0 && long.every(found));
}

/** Mostly plain words: names cannot prove that somebody prints such a sentence. */
function isMessage(text: string): boolean {
  if (/\w\(|[{};]|::/.test(text)) return false;
  const words = text.split(' ');
  const plain = words.filter((word) => /^[a-z]{2,}[.,:]?$/.test(word) && !KEYWORDS.includes(word));
  return words.length >= 3 && plain.length >= words.length / 2;
}

function namesVerdict(text: string, { names }: Vocabulary, words: PageWords, elsewhere: Set<string>): Verdict {
  const known = (word: string) =>
    word.length === 1 || names.has(word) || words.names.has(word) || elsewhere.has(word) || isPart(word, names);
  if (names.has(text)) return CHECKED;
  const missing = (text.replace(/<[A-Z][A-Z\d_]*>/g, '').match(WORD) ?? []).filter((word) => !known(word));
  return missing.length === 0 ? CHECKED : unknown(`${[...new Set(missing)].join(', ')}: no name of this version.`);
}

/** `SLASH_…` and `…_COUNT` stand for a family of names: some name begins or ends like that. */
function isPart(word: string, names: Set<string>): boolean {
  if (/[_.-]$/.test(word)) return [...names].some((name) => name.startsWith(word));
  return word.startsWith('_') && [...names].some((name) => name.endsWith(word));
}
