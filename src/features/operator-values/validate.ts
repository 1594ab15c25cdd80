import type { Field, Kind, Values } from './fields';
import { writeEnv } from './write';

/** A note is shown beside a value that is accepted but looks odd. */
export type Result = { value: string; note?: string } | { error: string };
type Checksum = (address: string) => string;
type Rule = (text: string, checksum: Checksum | undefined) => Result;

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const URL_CHARACTERS = /^[\w\-.~:/?#[\]@!$&()*+;=%]+$/;

const name: Rule = (value) =>
  /^[a-z][a-z0-9-]{0,40}$/.test(value)
    ? { value }
    : { error: 'Use a network name such as testnet: lower-case letters, digits and hyphens.' };

const version: Rule = (value) => {
  if (/^v\d/.test(value)) return { error: `Image tags have no leading v: write ${value.slice(1)}.` };
  return /^\w[\w.-]{0,127}$/.test(value)
    ? { value }
    : { error: 'Use an image tag such as 1.2.3: letters, digits, dots and hyphens.' };
};

const path: Rule = (text) => {
  // A space before the last slash would be at the end of the path.
  const value = text.replace(/[\s/]+$/, '');
  if (value.startsWith('~')) return { error: 'Write the full path: ~ is not replaced in a file.' };
  if (!/^\.{0,2}\//.test(`${value}/`)) return { error: 'Start with / or ./, as in /srv/aztec or ./data.' };
  if (/^[./]*$/.test(value)) return { error: 'Use a folder of its own, such as ./data: the node deletes files in it.' };
  if (value.includes(':')) return { error: 'Use a path without a colon: Docker takes it for a separator.' };
  return writeEnv(value) === null
    ? { error: 'Use a path without quotes, backslashes and invisible signs.' }
    : { value };
};

function parses(url: string): boolean {
  try {
    return new URL(url).hostname !== '';
  } catch {
    return false;
  }
}

function urlError(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return 'Start with https:// or http://.';
  if (!URL_CHARACTERS.test(text)) return 'The URL contains a sign that must be percent-encoded.';
  return /^https?:\/\/[^/?#]/i.test(text) && parses(text) ? undefined : 'This URL is not complete.';
}

const isLocal = (url: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/i.test(url);

const urls: Rule = (text) => {
  // Commands write a path after it.
  const list = text.split(/[\s,]+/).flatMap((url) => url.replace(/^(https?:\/\/[^/]+)\/$/i, '$1') || []);
  const error = list.map(urlError).find(Boolean);
  if (error) return { error };
  const value = list.join(',');
  return list.some(isLocal) ? { value, note: 'Inside a container, localhost is the container itself.' } : { value };
};

const PRIVATE_V4 = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_V6 = /^(::1?$|f[cd]|fe[89ab])/i;

function isV4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** The browser's own parser knows IPv6; the pattern keeps everything else away from it. */
const isV6 = (text: string): boolean => /^[0-9a-f:.]+$/i.test(text) && text.includes(':') && parses(`http://[${text}]`);

const ip: Rule = (value) => {
  if (!isV4(value) && !isV6(value)) return { error: 'Use an IPv4 or IPv6 address, such as 203.0.113.7.' };
  return PRIVATE_V4.test(value) || PRIVATE_V6.test(value)
    ? { value, note: 'This address is private: peers on the internet cannot reach it.' }
    : { value };
};

const port: Rule = (value) => {
  const number = Number(value);
  if (!/^[1-9]\d{0,4}$/.test(value) || number > 65535) return { error: 'Use a whole number from 1 to 65535.' };
  return number < 1024 ? { value, note: 'Ports below 1024 need special rights.' } : { value };
};

const address: Rule = (text, checksum) => {
  if (/^0x[0-9a-f]{64}$/i.test(text)) return { error: 'This is as long as a private key. An address has 40 digits.' };
  if (!ADDRESS.test(text)) return { error: 'Use 0x and 40 hexadecimal digits.' };
  if (/^0x0+$/.test(text)) return { error: 'The zero address belongs to nobody: what is sent to it is lost.' };
  if (!checksum) return { value: text };
  const value = checksum(text);
  const digits = text.slice(2);
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return hasChecksum && text !== value
    ? { error: 'The checksum does not match: a digit or the case of a letter is wrong. Copy the address again.' }
    : { value };
};

const key: Rule = (text) => {
  const value = /^[0-9a-f]{64}$/i.test(text) ? `0x${text}` : text;
  if (ADDRESS.test(value)) return { error: 'This is an address. A private key has 64 digits.' };
  return /^0x[0-9a-f]{64}$/i.test(value) && !/^0x0+$/.test(value)
    ? { value }
    : { error: 'Use 0x and 64 hexadecimal digits.' };
};

const RULES: Record<Kind, Rule> = { name, version, path, urls, ip, port, address, key };

/** Without `checksum` only the form of an address is looked at. The text must not be empty. */
export function validate(kind: Kind, text: string, checksum?: Checksum): Result {
  const trimmed = text.trim();
  return trimmed.length > 2000 ? { error: 'This is too long.' } : RULES[kind](trimmed, checksum);
}

/** Ports must differ from each other: the field and value of another port with the same number. */
export function portTakenBy(field: Field, value: string, values: Values, fields: Field[]): Field | undefined {
  if (field.kind !== 'port') return undefined;
  return fields.find((other) => other.kind === 'port' && other.name !== field.name && values[other.name] === value);
}

const KEY_LIKE = /[A-Za-z0-9_-]{16,}/;

/** Providers put API keys into the path, the query or the user part of a url. */
function holdsKey(url: string): boolean {
  const { username, password, pathname, search } = new URL(url);
  return Boolean(username || password || KEY_LIKE.test(pathname) || KEY_LIKE.test(search));
}

/** What must never be stored: private keys, and urls that seem to carry an API key. */
export function isSecret(kind: Kind, value: string): boolean {
  return kind === 'key' || (kind === 'urls' && value.split(',').some(holdsKey));
}
