/** Words of text and of queries. Identifiers give their parts and, joined, the whole: `node_url` → node, url, nodeurl. */

const COMPOUND = /[\p{L}\p{N}]+(?:[_-]+[\p{L}\p{N}]+|\.(?:[jt]s|nr|sol|toml|json|ya?ml|sh|env|rs|md|\d+)\b)*/gu;
/** The same for text in ASCII alone: several times as fast, and nearly all text is. */
const ASCII_COMPOUND = /[a-z0-9]+(?:[_-]+[a-z0-9]+|\.(?:[jt]s|nr|sol|toml|json|ya?ml|sh|env|rs|md|\d+)\b)*/gi;
// eslint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7f]*$/;
const SIMPLE = /^[A-Za-z]?[a-z0-9]*$/;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const MAX_LENGTH = 44;
const OPTION = /(?:^|[^\w-])(--?[a-z])$/;

const STOP = new Set(
  (
    'a about an and any are as at be been but by can could do does for from get has have how i if in into is it its ' +
    'me my of on or our should so that the their them there these they this to use used using was we what when ' +
    'where which who why will with would you your im ive id don doesn didn isn aren wasn won couldn wouldn hasn'
  ).split(' '),
);

/** Say little about what is looked for, but are not nothing. */
const WEAK = new Set(
  (
    'after again all already also always another anyone back because become before between big both cant change ' +
    'come couldnt different doesnt dont each else enough even ever every everybody everyone everything exactly ' +
    'find fine first give go good happen happens help here inside instead isnt just keep know last later less let ' +
    'like long look made make many mean means might month more most much must need never new not nothing now off ' +
    'ok one only open other out over own people person please possible properly put really right same say says ' +
    'see set show shows since small some somebody someone something somewhere still such take tell than then ' +
    'thing things though through today together too try trying two until up very want way without wont work ' +
    'yesterday yet'
  ).split(' '),
);

export const isWeakWord = (word: string): boolean => WEAK.has(word);

export const isStopWord = (word: string): boolean => STOP.has(word);

export interface Word {
  parts: string[];
  /** All parts in one, where there are several. */
  joined: string | undefined;
  /** An option of a command, as it is written: `--prover` is not any prover. */
  option: string | undefined;
  start: number;
  end: number;
}

/** Accents off; length is kept for every character that documentation uses, so offsets stay right. */
const fold = (text: string): string =>
  ASCII.test(text) ? text : text.replace(/[\u00c0-\u024f]/g, (c) => c.normalize('NFD')[0]!);

function partsOf(written: string): string[] {
  if (SIMPLE.test(written) || /^(v?\d+\.\d|0x)/.test(written)) return [written.toLowerCase()];
  return written
    .split(/[_\-.]+/)
    .flatMap((part) => part.split(CAMEL))
    .map((part) => part.toLowerCase());
}

/** What an apostrophe cuts off: it's, don't, we're. */
const isEnding = (text: string, at: number, written: string): boolean =>
  written.length < 3 && /\p{L}['’]$/u.test(text.slice(Math.max(0, at - 2), at));

/** An option that begins at this place, after its first hyphens. */
const optionAt = (text: string, at: number, written: string): string | undefined =>
  text[at - 1] === '-'
    ? OPTION.exec(text.slice(Math.max(0, at - 3), at + 1))?.[1]?.concat(written.slice(1))
    : undefined;

export function words(text: string): Word[] {
  const found: Word[] = [];
  const plain = fold(text);
  for (const match of plain.matchAll(ASCII.test(plain) ? ASCII_COMPOUND : COMPOUND)) {
    const [written] = match;
    if ((written.length > MAX_LENGTH && !/[_-]/.test(written)) || isEnding(plain, match.index, written)) continue;
    const parts = partsOf(written);
    const joined = parts.length > 1 ? parts.join('') : undefined;
    found.push({
      parts,
      joined: joined && joined.length <= MAX_LENGTH ? joined : undefined,
      option: optionAt(plain, match.index, written),
      start: match.index,
      end: match.index + written.length,
    });
  }
  return found;
}

/** What is indexed: all but stop words. */
export const terms = (text: string): string[] =>
  words(text).flatMap(({ parts, joined, option }) => [
    ...parts.filter((part) => !STOP.has(part)),
    ...[joined, option].filter((each) => each !== undefined),
  ]);

const ENDINGS: [RegExp, string][] = [
  [/(ss|us|is)$/, '$1'],
  [/ies$/, 'y'],
  [/(ch|sh|x|z|ss)es$/, '$1'],
  [/s$/, ''],
];

/** A light stem: plural, -ing, -ed, -er, -ion. Wrong stems only widen a search; they are never shown. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const [pattern, replacement] = ENDINGS.find(([ending]) => ending.test(word)) ?? [/$/, ''];
  const singular = word.replace(pattern, replacement);
  const bare = singular.replace(/(?<=.{3})(ations?|ating|ated|ator|ate|ings?|ed|ers?|ors?|ions?|ments?|ly)$/, '');
  return bare.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=.{4})[eiy]$/, '');
}
