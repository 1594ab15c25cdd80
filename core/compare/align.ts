import type { Section } from './sections';
import { likeness, sectionBag } from './similarity';

export interface Pair<T> {
  old?: T;
  new?: T;
}

/** Sections below this likeness are not taken for versions of each other unless their headings agree. */
const LIKE = 0.5;

/** A heading that is the name of something in code. */
const NAME = /^\w*[a-z][A-Z]\w*$|^\w+_\w+$/;

class Aligner {
  private readonly partner = new Map<Section, Section>();
  private readonly taken = new Set<Section>();

  constructor(
    private readonly olds: Section[],
    private readonly news: Section[],
  ) {}

  private pair(older: Section, newer: Section): void {
    this.partner.set(newer, older);
    this.taken.add(older);
  }

  private rest(): [Section[], Section[]] {
    return [this.olds.filter((s) => !this.taken.has(s)), this.news.filter((s) => !this.partner.has(s))];
  }

  /** Pairs what has the same key; of several, first with first. */
  byKey(keyOf: (section: Section) => string): this {
    const [olds, news] = this.rest();
    const waiting = new Map<string, Section[]>();
    for (const section of olds) waiting.set(keyOf(section), [...(waiting.get(keyOf(section)) ?? []), section]);
    for (const section of news) {
      const older = keyOf(section) === '' && section.depth > 1 ? undefined : waiting.get(keyOf(section))?.shift();
      if (older) this.pair(older, section);
    }
    return this;
  }

  /** Pairs what is left by its words, the most alike first. A name is no other name, however alike they are. */
  byLikeness(): this {
    const [olds, news] = this.rest().map((sections) => sections.filter(({ title }) => !NAME.test(title))) as [
      Section[],
      Section[],
    ];
    const bags = new Map([...olds, ...news].map((section) => [section, sectionBag(section)]));
    const scores = olds.flatMap((older) =>
      news.map((newer) => ({ older, newer, score: likeness(bags.get(older)!, bags.get(newer)!) })),
    );
    for (const { older, newer } of scores.filter((s) => s.score >= LIKE).sort((a, b) => b.score - a.score))
      if (!this.taken.has(older) && !this.partner.has(newer)) this.pair(older, newer);
    return this;
  }

  /** In the order of the newer page; what was removed stands after what it followed. */
  pairs(): Pair<Section>[] {
    const newOf = new Map([...this.partner].map(([newer, older]) => [older, newer]));
    const followers = new Map<Section | undefined, Section[]>();
    let before: Section | undefined;
    for (const older of this.olds) {
      const newer = newOf.get(older);
      if (newer) before = newer;
      else followers.set(before, [...(followers.get(before) ?? []), older]);
    }
    const gone = (after: Section | undefined) => (followers.get(after) ?? []).map((old) => ({ old }));
    const kept = this.news.flatMap((newer) => [{ old: this.partner.get(newer), new: newer }, ...gone(newer)]);
    return [...gone(undefined), ...kept];
  }
}

/** Finds for each section its counterpart: by heading first, then by content. */
export function alignSections(olds: Section[], news: Section[]): Pair<Section>[] {
  return new Aligner(olds, news)
    .byKey((section) => section.pathKey)
    .byKey((section) => section.titleKey)
    .byKey((section) => section.key)
    .byLikeness()
    .pairs();
}
