/**
 * How a value is written at one place of a code block, so that it stays one value: it never ends the quotes, the word,
 * the line or the string it stands in. Where that is not possible the answer is null, and the placeholder stays.
 */
export interface Place {
  lang: string;
  /** A compose file also replaces `$…`. */
  compose: boolean;
  /** The text of the block before and after the placeholder; other placeholders are in it as they are. */
  before: string;
  after: string;
}
type Quoter = (value: string, place: Place) => string | null;

/** No line breaks, control signs, direction marks or halves of signs: they are special everywhere. */
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;
/** Means itself in every language here. */
const BARE = /^[\w./:@%+,=-]+$/;

const lineBefore = ({ before }: Place): string => before.slice(before.lastIndexOf('\n') + 1);
const lineAfter = ({ after }: Place): string => after.split('\n', 1)[0]!;
const bareOnly = (value: string): string | null => (BARE.test(value) ? value : null);
const jsonInner = (value: string): string => JSON.stringify(value).slice(1, -1);

const singleQuoted = (value: string): string => `'${value.replaceAll("'", "'\\''")}'`;

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

function inSingleQuotes(value: string, inside: string): string | null {
  if (BARE.test(value)) return value;
  const isJson = /^\s*[{[]/.test(inside);
  if (isJson && !inJsonString(inside)) return null;
  return (isJson ? jsonInner(value) : value).replaceAll("'", "'\\''");
}

const bash: Quoter = (value, { before }) => {
  const state = shellState(before);
  if (state.in === 'single') return inSingleQuotes(value, state.inside);
  if (state.in === 'word') return BARE.test(value) ? value : singleQuoted(value);
  // Out of the double quotes and in again; not where they hold a program or a list of their own.
  if (state.in === 'double' && /^[\w\s./:=,@-]*$/.test(state.inside))
    return BARE.test(value) ? value : `"${singleQuoted(value)}"`;
  return bareOnly(value);
};

/** A whole value of an .env file, as Compose, Node and a shell all read it. */
export function quoteEnv(value: string): string | null {
  if (!PRINTABLE.test(value)) return null;
  if (BARE.test(value)) return value;
  if (!value.includes("'") && !value.endsWith('\\')) return `'${value}'`;
  return /["$`\\!]/.test(value) ? null : `"${value}"`;
}

const env: Quoter = (value, place) => {
  if (/^\s*(export\s+)?\w+=$/.test(lineBefore(place)) && lineAfter(place) === '') return quoteEnv(value);
  return /^[^\s#$'"\\`]+$/.test(value) ? value : null;
};

/** The line above that this one belongs to opens a block of plain text. */
function inBlockScalar(before: string): boolean {
  const lines = before.split('\n');
  const indent = (line: string): number => line.length - line.trimStart().length;
  const own = indent(lines.pop()!);
  const owner = lines.reverse().find((line) => line.trim() !== '' && indent(line) < own);
  return owner !== undefined && /[|>][-+\d]*\s*$/.test(owner);
}

const YAML_WORD = /^[A-Za-z/][\w./@+-]*$/;
const YAML_CONSTANT = /^(y|yes|n|no|true|false|on|off|null)$/i;

const yaml: Quoter = (value, place) => {
  const line = lineBefore(place);
  if (inBlockScalar(place.before)) return bareOnly(value);
  const text = place.compose ? value.replaceAll('$', '$$$$') : value;
  if (/(^|[\s[{,])"(\\.|[^"\\])*$/.test(line)) return jsonInner(text);
  if (/(^|[\s[{,])'([^']|'')*$/.test(line)) return text.replaceAll("'", "''");
  if (/^\s*(- +)*([\w.-]+: +|- +)$/.test(line) && lineAfter(place) === '')
    return YAML_WORD.test(value) && !YAML_CONSTANT.test(value) ? value : JSON.stringify(text);
  return /^[\w./@+:-]*[\w./@+-]$/.test(value) ? value : null;
};

const json: Quoter = (value, { before }) => {
  if (inJsonString(before)) return jsonInner(value);
  return /^(0|[1-9]\d{0,14})$/.test(value) ? value : JSON.stringify(value);
};

const QUOTERS: Record<string, Quoter> = { bash, sh: bash, env, yaml, json, text: (value) => value };

export function quote(value: string, place: Place): string | null {
  if (!PRINTABLE.test(value)) return null;
  return (QUOTERS[place.lang] ?? bareOnly)(value, place);
}

/** Settings of the node take several urls, separated by commas. */
export function takesList(place: Place): boolean {
  if (place.lang === 'env') return /^\s*\w+=$/.test(lineBefore(place)) && lineAfter(place) === '';
  return place.lang === 'bash' && /--l1-(rpc|consensus-host)-urls[ =]$/.test(place.before);
}
