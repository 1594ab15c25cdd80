import { literals, shown } from '../../core/errors/pattern';
import type { Catalogue, ErrorEntry } from '../../core/errors/types';
import { escapeRegExp } from '../../core/escapeRegExp';

/** What varies is written as `…`, `0x…`, `<address>` or a letter on pages. */
const VARYING = /<[\w ]+>|0x…|…/g;
const plain = (text: string): string =>
  text
    .replace(VARYING, '…')
    .replace(/\s+/g, ' ')
    .replace(/[.…\s]+$/, '')
    .trim();

/** Shorter quotes and patterns are met in other messages too. */
const LEAST = 10;

interface Known {
  entry: ErrorEntry;
  text: string;
  pattern?: RegExp;
}

function knownOf(entry: ErrorEntry): Known {
  const text = entry.texts[0]!;
  const parts = literals(text);
  const certain = parts.join('').length >= LEAST;
  const pattern = certain ? new RegExp(`^${parts.map((part) => escapeRegExp(part.trim())).join('.*')}.?$`) : undefined;
  return { entry, text: plain(shown(text)), pattern };
}

/** Finds the entry that a page quotes, whole or by its beginning; none where it could be one of several. */
export function quoteFinder({ entries }: Catalogue): (quote: string) => ErrorEntry | undefined {
  const known = entries.map(knownOf);
  // Most of what tables quote are names: no message of several words is one of them.
  const single = known.filter(({ pattern }) => !pattern?.source.includes(' '));
  const find = (quote: string): ErrorEntry | undefined => {
    const wanted = plain(quote);
    const said = quote.replace(/\s+/g, ' ');
    const several = said.includes(' ');
    const begins = wanted.length >= LEAST && wanted.includes(' ');
    const ways: ((each: Known) => boolean)[] = [
      ({ text }) => text === wanted,
      ({ pattern }) => pattern?.test(said) ?? false,
      ({ text }) => begins && text.startsWith(wanted),
    ];
    for (const way of ways) {
      const found = new Map((several ? known : single).filter(way).map(({ entry }) => [entry.id, entry]));
      if (found.size > 0) return found.size === 1 ? [...found.values()][0] : undefined;
    }
    return undefined;
  };
  // The same names are in many tables.
  const found = new Map<string, ErrorEntry | undefined>();
  return (quote) => {
    if (!found.has(quote)) found.set(quote, find(quote));
    return found.get(quote);
  };
}
