import { candidates, type Candidate } from './candidates';
import { definitionOf, isTerm, placeTerm } from './glossary';
import type { Loaded } from './load';
import { headingsAbove } from './names';
import { parseQuery, type Query } from './query';
import { rerank } from './rerank';
import { highlight, snippet, type FindMatch } from './snippet';
import type { Hit, SearchResult } from './types';

export { load, type Loaded } from './load';

const SNIPPET = 180;
/** One of its questions and hardly anything else was asked. */
const IS_ASKED = 0.5;

interface Shown extends Pick<Hit, 'snippet' | 'code'> {
  /** How much of what was asked it shows. */
  score: number;
}

function bestSnippet({ text }: Loaded, number: number, find: FindMatch): Shown {
  const prose = snippet(text?.content[number] ?? '', find, SNIPPET, false);
  const code = snippet(text?.code[number] ?? '', find, SNIPPET, true);
  const isCode = code.score > prose.score || (prose.segments.length === 0 && code.segments.length > 0);
  const { segments, score } = isCode ? code : prose;
  return { snippet: segments, code: isCode, score };
}

/**
 * A page that was found by one of its questions shows the sentence that answers, wherever it stands in the page. Its
 * address and names stay: the text arrives after the hit, and what is being read does not move.
 */
function answerOf(index: Loaded, found: Candidate, find: FindMatch): Omit<Shown, 'score'> {
  const { number, asked } = found;
  if (isTerm(index, found)) return { snippet: highlight(definitionOf(index, number)?.text ?? '', find), code: false };
  let best = bestSnippet(index, number, find);
  if (asked < IS_ASKED || index.sections[number]!.heading) return best;
  for (let i = number + 1; index.sections[i]?.page === index.sections[number]!.page; i++) {
    const shown = index.sections[i]!.prior < IS_ASKED ? undefined : bestSnippet(index, i, find);
    if (shown && shown.score > best.score) best = shown;
  }
  return best;
}

/** A question is answered by a page, a detail by a section. */
function makeHit(index: Loaded, found: Candidate, query: Query, find: FindMatch): Hit {
  const { snippet, code } = answerOf(index, found, find);
  const { heading, pageTitle, trail, path, anchor } = index.sections[found.number]!;
  const where = trail ? [trail] : [];
  const url = anchor && heading ? `${path}#${anchor}` : path;
  const names =
    heading && query.isQuestion
      ? { path: where, title: highlight(pageTitle, find), section: highlight(heading, find) }
      : {
          path: heading ? [...where, pageTitle, ...headingsAbove(index.sections, found.number)] : where,
          title: highlight(heading || pageTitle, find),
        };
  return { url, ...names, snippet, code };
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
  return { query, ranked: rerank(index, query, candidates(index, query)) };
}

/** The pages of the best sections, without what a reader is shown of them, which takes longer than finding them. */
export function bestPages(index: Loaded, text: string, sections: number): string[] {
  const { ranked } = rank(index, text);
  return [...new Set(ranked.slice(0, sections).map(({ number }) => index.sections[number]!.path))];
}

export function search(index: Loaded, text: string, limit: number, page = 1): SearchResult {
  const { query, ranked } = rank(index, text);
  const find = finder(index, query);
  const { all, defined } = placeTerm(index, query, ranked);
  const shown = all.slice((page - 1) * limit, page * limit);
  return {
    total: all.length,
    hits: shown.map((candidate) => makeHit(index, candidate, query, find)),
    suggestion: all.length ? query.suggestion : undefined,
    definition: defined === undefined ? undefined : definitionOf(index, defined),
  };
}
