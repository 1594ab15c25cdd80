import { candidates } from './candidates';
import { definitionOf } from './glossary';
import type { Loaded } from './load';
import { headingsAbove } from './loadNames';
import { parseQuery, type Query } from './query';
import { rerank } from './rerank';
import { highlight, snippet, type FindMatch } from './snippet';
import type { Hit, SearchResult } from './types';

export { load, type Loaded } from './load';

const SNIPPET = 180;

function bestSnippet({ text }: Loaded, number: number, find: FindMatch): Pick<Hit, 'snippet' | 'code'> {
  const prose = snippet(text?.content[number] ?? '', find, SNIPPET, false);
  const code = snippet(text?.code[number] ?? '', find, SNIPPET, true);
  const isCode = code.score > prose.score || (prose.segments.length === 0 && code.segments.length > 0);
  return isCode ? { snippet: code.segments, code: true } : { snippet: prose.segments, code: false };
}

/** A question is answered by a page, a detail by a section. */
function makeHit(index: Loaded, number: number, query: Query, find: FindMatch): Hit {
  const { heading, pageTitle, trail, path, anchor } = index.sections[number]!;
  const where = trail ? [trail] : [];
  const url = anchor && heading ? `${path}#${anchor}` : path;
  const names =
    heading && query.isQuestion
      ? { path: where, title: highlight(pageTitle, find), section: highlight(heading, find) }
      : {
          path: heading ? [...where, pageTitle, ...headingsAbove(index.sections, number)] : where,
          title: highlight(heading || pageTitle, find),
        };
  return { url, ...names, ...bestSnippet(index, number, find) };
}

/** By spelling: which concept a word stands for, and how much it says. */
function finder({ vocabulary, rarity }: Loaded, { concepts }: Query): FindMatch {
  const found = new Map<string, { concept: number; weight: number }>();
  concepts.forEach(({ matches }, concept) => {
    for (const [word, fit] of matches) {
      const weight = rarity[word]! * fit;
      const written = vocabulary.words[word]!;
      if ((found.get(written)?.weight ?? 0) < weight) found.set(written, { concept, weight });
    }
  });
  return (word) => found.get(word);
}

function rank(index: Loaded, text: string) {
  const query = parseQuery(text, index.vocabulary);
  const found = candidates(index, query);
  return { query, found, ranked: rerank(index, query, found) };
}

/** The pages of the best sections, without what a reader is shown of them, which takes longer than finding them. */
export function bestPages(index: Loaded, text: string, sections: number): string[] {
  const { ranked } = rank(index, text);
  return [...new Set(ranked.slice(0, sections).map(({ number }) => index.sections[number]!.path))];
}

export function search(index: Loaded, text: string, limit: number, page = 1): SearchResult {
  const { query, found, ranked } = rank(index, text);
  const find = finder(index, query);
  return {
    total: ranked.length,
    hits: ranked.slice((page - 1) * limit, page * limit).map(({ number }) => makeHit(index, number, query, find)),
    suggestion: ranked.length ? query.suggestion : undefined,
    definition: definitionOf(index, found),
  };
}
