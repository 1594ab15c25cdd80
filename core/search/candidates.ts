import { restore } from './buildIndex';
import { isEntryPage } from './fields';
import { rarityOf, type Loaded } from './load';
import { fitOf, type Name, type Wanted } from './names';
import type { Concept, Query } from './query';

export interface Candidate {
  number: number;
  covered: number;
  score: number;
  /** How well one of its headings is what was asked, and one of its questions. */
  heading: number;
  asked: number;
}

/* Constants from the tuning half, where the result is flat around each of them. */
/** How soon more of the same stops counting. */
const SATURATION = 4;
/** What the rest of the page adds to each of its sections. */
const PAGE_SHARE = 0.7;
/** A word of a question that a section is asked for weighs as much as four in its text. */
const ASKED_WORD = 4;
/** What one question that fits adds, as a share of the most that words can give. */
const ASKED_FIT = 0.7;
/** Sections with less than this share of the best covered one are no results. */
const CUTOFF = 0.4;

const RESTORED = Float32Array.from({ length: 61 }, (_, step) => restore(step));

interface Scores {
  section: Float32Array;
  page: Float32Array;
  /** Which share of the query, by rarity, is in the section, and in the page. */
  covered: Float32Array;
  pageCovered: Float32Array;
  rarity: number[];
  total: number;
}

/** The weight of one concept in each section that has it. */
function gather(index: Loaded, { matches }: Concept): Map<number, number> {
  const sums = new Map<number, [weight: number, fit: number]>();
  const add = (section: number, weight: number, fit: number) => {
    const sum = sums.get(section);
    if (!sum) return void sums.set(section, [weight, weight * fit]);
    sum[0] += weight;
    sum[1] += weight * fit;
  };
  for (const [word, fit] of matches) {
    for (let i = index.starts[word]!; i < index.ends[word]!; i++)
      add(index.postings[i]!, RESTORED[index.weights[i]!]!, fit);
    for (const [section, weight] of index.named[word] ?? []) add(section, weight, fit);
    for (const { kind, section } of index.namesWith.get(word) ?? [])
      if (kind === 'asked') add(section, ASKED_WORD, fit);
  }
  return new Map([...sums].map(([section, [weight, fit]]) => [section, fit / (weight + SATURATION)]));
}

function addConcept(index: Loaded, scores: Scores, concept: Concept): void {
  const found = gather(index, concept);
  const rarity = rarityOf(concept.asked, found.size, index.sections.length);
  scores.rarity.push(rarity);
  if (!concept.bonus) scores.total += rarity;
  const best = new Map<number, number>();
  for (const [section, weight] of found) {
    const score = weight * rarity;
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

function scoreWords(index: Loaded, query: Query): Scores {
  const { length } = index.sections;
  const scores: Scores = {
    section: new Float32Array(length),
    page: new Float32Array(index.pageCount),
    covered: new Float32Array(length),
    pageCovered: new Float32Array(index.pageCount),
    rarity: [],
    total: 0,
  };
  for (const concept of query.concepts) addConcept(index, scores, concept);
  return scores;
}

function wantedOf(query: Query, { rarity, total }: Scores): Wanted {
  const words: Wanted['words'] = new Map();
  query.concepts.forEach(({ matches, bonus }, concept) => {
    if (bonus) return;
    for (const [word, fit] of matches) if ((words.get(word)?.fit ?? 0) < fit) words.set(word, { concept, fit });
  });
  return { words, rarity, total };
}

/** A question is matched as a whole: words of several questions together are none of them. */
function scoreNames(index: Loaded, wanted: Wanted): Record<Name['kind'], Float32Array> {
  const { length } = index.sections;
  const named = { heading: new Float32Array(length), asked: new Float32Array(length) };
  const touched = new Set<Name>();
  for (const word of wanted.words.keys()) for (const name of index.namesWith.get(word) ?? []) touched.add(name);
  for (const name of touched) {
    const { kind, section } = name;
    named[kind][section] = Math.max(named[kind][section]!, fitOf(name, wanted, index.rarity));
  }
  return named;
}

/** All sections that have something of the query, best first. */
export function candidates(index: Loaded, query: Query): Candidate[] {
  const scores = scoreWords(index, query);
  const named = scoreNames(index, wantedOf(query, scores));
  const found: Candidate[] = [];
  let most = 0;
  index.sections.forEach(({ page, prior }, number) => {
    const own = scores.section[number]!;
    if (own === 0) return;
    const covered = (scores.covered[number]! + scores.pageCovered[page]!) / (2 * scores.total || 1);
    most = Math.max(most, covered);
    const asked = ASKED_FIT * scores.total * named.asked[number]! ** 2;
    // A question in plain words is answered by a guide rather than by an entry of a reference.
    const wanted = query.isQuestion && isEntryPage(index.sections[number]!.path) ? prior ** 2 : prior;
    const score = ((own + PAGE_SHARE * scores.page[page]!) * covered + asked) * wanted;
    found.push({ number, covered, score, heading: named.heading[number]!, asked: named.asked[number]! });
  });
  return found.filter(({ covered }) => covered >= CUTOFF * most).sort((a, b) => b.score - a.score);
}
