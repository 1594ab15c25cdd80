import { fieldOf, type Manner, type Place } from '../../core/operatorPlaceholders';

/** What surrounds a placeholder in its block; other placeholders are in it as they are. */
export interface Surroundings {
  lang: string;
  compose: boolean;
  before: string;
  after: string;
}
type Judge = (around: Surroundings) => Manner;

const lineBefore = ({ before }: Surroundings): string => before.slice(before.lastIndexOf('\n') + 1);
const lineAfter = ({ after }: Surroundings): string => after.split('\n', 1)[0]!;

type ShellState = { in: 'word' | 'comment' | 'unknown' } | { in: 'single' | 'double'; inside: string };

const SHELL_TOKEN = /\\[^]|'[^']*'|"(?:\\[^]|[^"\\])*"|(?<comment>(?<![^\s;|&(])#.*)|[^'"\\]/gy;

/** Where a shell script stands after `text`. What is rare on our pages counts as unknown. */
function shellState(text: string): ShellState {
  const script = text.replace(/<[A-Z][A-Z0-9_]+>/g, 'x');
  const tokens = [...script.matchAll(SHELL_TOKEN)];
  const rest = script.slice(tokens.reduce((length, [token]) => length + token.length, 0));
  // Here-documents, and quotes within a substitution within quotes.
  if (/<<|`|\$'/.test(script) || tokens.some(([token]) => /^"[^]*\$[({]/.test(token))) return { in: 'unknown' };
  if (rest === '') return { in: tokens.at(-1)?.groups!.comment === undefined ? 'word' : 'comment' };
  if (rest === '\\') return { in: 'unknown' };
  return { in: rest[0] === "'" ? 'single' : 'double', inside: rest.slice(1) };
}

const inJsonString = (text: string): boolean => (text.replace(/\\./g, '').split('"').length - 1) % 2 === 1;

const bash: Judge = ({ before }) => {
  const state = shellState(before);
  if (state.in === 'word') return 'shell-word';
  if (state.in === 'single') {
    const isJson = /^\s*[{[]/.test(state.inside);
    if (!isJson) return 'shell-single';
    return inJsonString(state.inside) ? 'shell-single-json' : 'bare';
  }
  // Not where the double quotes hold a program or a list of their own.
  return state.in === 'double' && /^[\w\s./:=,@-]*$/.test(state.inside) ? 'shell-double' : 'bare';
};

const env: Judge = (around) =>
  /^\s*(export\s+)?\w+=$/.test(lineBefore(around)) && lineAfter(around) === '' ? 'env' : 'env-part';

/** The line above that this one belongs to opens a block of plain text. */
function inBlockScalar(before: string): boolean {
  const lines = before.split('\n');
  const indent = (line: string): number => line.length - line.trimStart().length;
  const own = indent(lines.pop()!);
  const owner = lines.reverse().find((line) => line.trim() !== '' && indent(line) < own);
  return owner !== undefined && /[|>][-+\d]*\s*$/.test(owner);
}

const yaml: Judge = (around) => {
  const line = lineBefore(around);
  if (inBlockScalar(around.before)) return 'bare';
  if (/(^|[\s[{,])"(\\.|[^"\\])*$/.test(line)) return 'json-string';
  if (/(^|[\s[{,])'([^']|'')*$/.test(line)) return 'yaml-single';
  return /^\s*(- +)*([\w.-]+: +|- +)$/.test(line) && lineAfter(around) === '' ? 'yaml' : 'yaml-part';
};

const json: Judge = ({ before }) => (inJsonString(before) ? 'json-string' : 'json');

const JUDGES: Record<string, Judge> = { bash, sh: bash, env, yaml, json, text: () => 'text' };

export const mannerAt = (around: Surroundings): Manner => JUDGES[around.lang]?.(around) ?? 'bare';

/** Settings of the node take several urls, separated by commas; a tool such as curl takes one. */
export function takesList(around: Surroundings): boolean {
  if (around.lang === 'env') return /^\s*\w+=$/.test(lineBefore(around)) && lineAfter(around) === '';
  return around.lang === 'bash' && /--l1-(rpc|consensus-host)-urls[ =]$/.test(around.before);
}

function urlAt(name: string, around: Surroundings): Place['url'] {
  if (name.startsWith('SECOND_')) return 'second';
  return name.endsWith('_URL') && !takesList(around) ? 'first' : undefined;
}

/** What the browser must know of a placeholder in order to fill it in. */
export function placeAt(name: string, around: Surroundings): Place {
  if (!fieldOf(name)) return { name };
  const url = urlAt(name, around);
  return { name, manner: mannerAt(around), ...(around.compose && { compose: true }), ...(url && { url }) };
}
