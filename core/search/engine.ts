import { restore, slugOf, type IndexData, type TextData } from './buildIndex';
import { unpack, unpackWords } from './codec';
import type { Loaded, Section } from './loaded';
import { parseQuery, type Concept, type Query, type Vocabulary } from './query';
import { rerank, type Candidate } from './rerank';
import { highlight, snippet, type IsMatch } from './snippet';
import { isWeakWord, stem } from './tokenize';
import type { Hit, SearchResult } from './types';

export type { Loaded } from './loaded';

function sectionTable(data: IndexData): Section[] {
  const priors = unpack(data.priors);
  return data.pages.flatMap(([path, pageTitle, trail, count], page) => {
    const from = data.pages.slice(0, page).reduce((sum, entry) => sum + entry[3], 0);
    return Array.from({ length: count }, (_, i): Section => {
      const heading = data.headings[from + i]!;
      const anchor = data.anchors[from + i]!;
      return {
        page,
        path,
        pageTitle,
        trail: data.trails[trail]!,
        heading,
        anchor: anchor === 0 ? slugOf(heading) : anchor,
        level: Number(data.levels[from + i]),
        prior: priors[from + i]! / 100,
      };
    });
  });
}

function vocabularyOf(words: string[], counts: Uint32Array): Vocabulary {
  const stems = new Map<string, number[]>();
  words.forEach((word, i) => {
    const key = stem(word);
    const list = stems.get(key);
    if (list) list.push(i);
    else stems.set(key, [i]);
  });
  return { words, counts, stems };
}

/** Makes an index file ready to be asked. Throws on anything that is not one. */
export function load(data: IndexData, text?: TextData): Loaded {
  const counts = unpack(data.counts);
  const postings = unpack(data.sections);
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, word) => {
    const from = starts[word]!;
    starts[word + 1] = from + count;
    for (let i = from + 1; i < from + count; i++) postings[i]! += postings[i - 1]!;
  });
  const sections = sectionTable(data);
  if (postings.length !== starts.at(-1) || sections.length !== data.headings.length)
    throw new Error('The search index is damaged.');
  return {
    version: data.version,
    sections,
    vocabulary: vocabularyOf(unpackWords(data.words), counts),
    starts,
    postings,
    weights: unpack(data.weights),
    pageCount: data.pages.length,
    text,
  };
}

/** How soon more of the same stops counting. */
const SATURATION = 4;
const RESTORED = Float32Array.from({ length: 61 }, (_, step) => restore(step));
/** What the rest of the page adds to each of its sections. */
const PAGE_SHARE = 0.7;
const BONUS_WEIGHT = 1.2;

interface Scores {
  section: Float32Array;
  page: Float32Array;
  /** Which share of the query, by rarity, is in the section, and in the page. */
  covered: Float32Array;
  pageCovered: Float32Array;
  total: number;
}

/** The weight of one concept in each section that has it. */
function gather(index: Loaded, { matches }: Concept): Map<number, number> {
  const sums = new Map<number, [weight: number, fit: number]>();
  for (const [word, fit] of matches)
    for (let i = index.starts[word]!; i < index.starts[word + 1]!; i++) {
      const weight = RESTORED[index.weights[i]!]!;
      const section = index.postings[i]!;
      const sum = sums.get(section);
      if (!sum) sums.set(section, [weight, weight * fit]);
      else {
        sum[0] += weight;
        sum[1] += weight * fit;
      }
    }
  return new Map([...sums].map(([section, [weight, fit]]) => [section, fit / (weight + SATURATION)]));
}

function addConcept(index: Loaded, scores: Scores, concept: Concept): void {
  const found = gather(index, concept);
  const idf = Math.log(1 + (index.sections.length - found.size + 0.5) / (found.size + 0.5));
  // The root: in a question the rarest word is often the least important one.
  const rarity = Math.sqrt(idf) * (isWeakWord(concept.asked) ? 0.4 : 1);
  if (!concept.bonus) scores.total += rarity;
  const best = new Map<number, number>();
  for (const [section, weight] of found) {
    const score = weight * rarity * (concept.bonus ? BONUS_WEIGHT : 1);
    const { page } = index.sections[section]!;
    scores.section[section]! += score;
    if (!concept.bonus) scores.covered[section]! += rarity;
    best.set(page, Math.max(best.get(page) ?? 0, score));
  }
  for (const [page, score] of best) {
    scores.page[page]! += score;
    if (!concept.bonus) scores.pageCovered[page]! += rarity;
  }
}

function candidates(index: Loaded, query: Query): Candidate[] {
  const { length } = index.sections;
  const scores: Scores = {
    section: new Float32Array(length),
    page: new Float32Array(index.pageCount),
    covered: new Float32Array(length),
    pageCovered: new Float32Array(index.pageCount),
    total: 0,
  };
  for (const concept of query.concepts) addConcept(index, scores, concept);
  const found: Candidate[] = [];
  let most = 0;
  index.sections.forEach(({ page, prior }, number) => {
    const own = scores.section[number]!;
    if (own === 0) return;
    const covered = (scores.covered[number]! + scores.pageCovered[page]!) / (2 * scores.total || 1);
    most = Math.max(most, covered);
    found.push({ number, covered, score: (own + PAGE_SHARE * scores.page[page]!) * covered * prior });
  });
  return found.filter(({ covered }) => covered >= 0.3 * most).sort((a, b) => b.score - a.score);
}

const SNIPPET = 180;

function makeHit(index: Loaded, number: number, isMatch: IsMatch): Hit {
  const section = index.sections[number]!;
  const above: string[] = [];
  for (let i = number - 1, level = section.level; i >= 0 && level > 2; i--) {
    const other = index.sections[i]!;
    if (other.level >= level) continue;
    level = other.level;
    if (level > 1) above.unshift(other.heading);
  }
  const prose = snippet(index.text?.content[number] ?? '', isMatch, SNIPPET, false);
  const code = snippet(index.text?.code[number] ?? '', isMatch, SNIPPET, true);
  const isCode = code.score > prose.score || (prose.segments.length === 0 && code.segments.length > 0);
  const { heading, pageTitle, trail, path, anchor } = section;
  return {
    url: anchor && heading ? `${path}#${anchor}` : path,
    path: [...(trail ? [trail] : []), ...(heading ? [pageTitle, ...above] : [])],
    title: highlight(heading || pageTitle, isMatch),
    snippet: isCode ? code.segments : prose.segments,
    code: isCode,
    version: index.version,
  };
}

function matcher(index: Loaded, query: Query): IsMatch {
  const found = new Set(
    query.concepts.flatMap(({ matches }) => [...matches.keys()].map((i) => index.vocabulary.words[i])),
  );
  return (word) => found.has(word);
}

export function search(index: Loaded, text: string, limit: number, page = 1): SearchResult {
  const query = parseQuery(text, index.vocabulary);
  const ranked = rerank(index, query, candidates(index, query));
  const isMatch = matcher(index, query);
  const hits = ranked.slice((page - 1) * limit, page * limit).map(({ number }) => makeHit(index, number, isMatch));
  return { total: ranked.length, hits, suggestion: ranked.length ? query.suggestion : undefined };
}
