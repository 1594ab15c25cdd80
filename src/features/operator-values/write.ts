import { fieldOf, type Manner, type Place } from '../../../core/operatorPlaceholders';
import type { Values } from './fields';

type Writer = (value: string) => string | null;

/** No line breaks, control signs, direction marks or halves of signs: they are special everywhere. */
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;
/** Means itself in every language here. */
const BARE = /^[\w./:@%+,=-]+$/;
const YAML_WORD = /^[A-Za-z/][\w./@+-]*$/;
const YAML_CONSTANT = /^(y|yes|n|no|true|false|on|off|null)$/i;

const only =
  (pattern: RegExp): Writer =>
  (value) =>
    pattern.test(value) ? value : null;
const jsonString = (value: string): string => JSON.stringify(value).slice(1, -1);
const inSingleQuotes = (value: string): string => value.replaceAll("'", "'\\''");
const singleQuoted = (value: string): string => `'${inSingleQuotes(value)}'`;

/** A whole value of an .env file, as Compose, Node and a shell all read it. */
export function writeEnv(value: string): string | null {
  if (!PRINTABLE.test(value)) return null;
  if (BARE.test(value)) return value;
  if (!value.includes("'") && !value.endsWith('\\')) return `'${value}'`;
  return /["$`\\!]/.test(value) ? null : `"${value}"`;
}

const WRITERS: Record<Manner, Writer> = {
  text: (value) => value,
  bare: only(BARE),
  'shell-word': (value) => (BARE.test(value) ? value : singleQuoted(value)),
  'shell-single': inSingleQuotes,
  'shell-single-json': (value) => inSingleQuotes(jsonString(value)),
  // Out of the double quotes and in again.
  'shell-double': (value) => (BARE.test(value) ? value : `"${singleQuoted(value)}"`),
  env: writeEnv,
  'env-part': only(/^[^\s#$'"\\`]+$/),
  yaml: (value) => (YAML_WORD.test(value) && !YAML_CONSTANT.test(value) ? value : JSON.stringify(value)),
  'yaml-single': (value) => value.replaceAll("'", "''"),
  'yaml-part': only(/^[\w./@+:-]*[\w./@+-]$/),
  json: (value) => (/^(0|[1-9]\d{0,14})$/.test(value) ? value : JSON.stringify(value)),
  'json-string': jsonString,
};

/** A value as it stands at a place. Null where the place cannot hold it: then the placeholder stays. */
export function write(value: string, { manner, compose }: Place): string | null {
  if (!manner || !PRINTABLE.test(value)) return null;
  return WRITERS[manner](compose ? value.replaceAll('$', '$$$$') : value);
}

/** What stands at a place, if its value is filled in and fits there. */
export function textAt(place: Place, values: Values): string | null {
  const field = fieldOf(place.name);
  const value = field && values[field];
  if (!value) return null;
  const one = place.url ? value.split(',')[place.url === 'first' ? 0 : 1] : value;
  return one === undefined ? null : write(one, place);
}
