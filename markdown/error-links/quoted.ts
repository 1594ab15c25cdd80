import { literals, shown } from '../../core/errors/pattern';
import type { Catalogue, ErrorEntry } from '../../core/errors/types';

/** What varies is written as `…`, `0x…`, `<address>` or a letter on pages. */
const VARYING = /<[\w ]+>|0x…|…/g;
const plain = (text: string): string =>
  text
    .replace(VARYING, '…')
    .replace(/\s+/g, ' ')
    .replace(/[.…\s]+$/, '')
    .trim();
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
  const pattern = certain ? new RegExp(`^${parts.map((part) => escape(part.trim())).join('.*')}.?$`) : undefined;
  return { entry, text: plain(shown(text)), pattern };
}

/** Finds the entry that a page quotes, whole or by its beginning; none where it could be one of several. */
export function quoteFinder({ entries }: Catalogue): (quote: string) => ErrorEntry | undefined {
  const known = entries.map(knownOf);
  return (quote) => {
    const wanted = plain(quote);
    const begins = wanted.length >= LEAST && wanted.includes(' ');
    const ways: ((each: Known) => boolean)[] = [
      ({ text }) => text === wanted,
      ({ pattern }) => pattern?.test(quote.replace(/\s+/g, ' ')) ?? false,
      ({ text }) => begins && text.startsWith(wanted),
    ];
    for (const way of ways) {
      const found = new Map(known.filter(way).map(({ entry }) => [entry.id, entry]));
      if (found.size > 0) return found.size === 1 ? [...found.values()][0] : undefined;
    }
    return undefined;
  };
}
