import { isEntryPage, type Fields } from './fields';
import { nameOf, type Name } from './names';
import { terms } from './tokenize';
import type { Section } from './types';

/** Texts of names come several times: a title with each of its sections. */
export function remembered(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const found = known.get(text) ?? terms(text);
    known.set(text, found);
    return found;
  };
}

/** Headings between the title of the page and the section. */
export function headingsAbove(sections: readonly Section[], number: number): string[] {
  const above: string[] = [];
  for (let i = number - 1, level = sections[number]!.level; i >= 0 && level > 2; i--) {
    const other = sections[i]!;
    if (other.level >= level) continue;
    level = other.level;
    if (level > 1) above.unshift(other.heading);
  }
  return above;
}

/** What each section is called, as fields whose words count. */
export function nameFields(sections: readonly Section[], wordsOf: (text: string) => string[]): Fields<string>[] {
  return sections.map(({ heading, pageTitle, path, trail }, i) => {
    if (!heading)
      return {
        title: wordsOf(pageTitle),
        slug: wordsOf(path.split('/').slice(-2).join(' ')),
        above: wordsOf(trail),
      };
    if (isEntryPage(path)) return { heading: wordsOf(heading) };
    const above = headingsAbove(sections, i).flatMap(wordsOf);
    return { heading: wordsOf(heading), above, page: wordsOf(pageTitle) };
  });
}

/** `numbers` of the words that the file has, in its order. */
export function askedNames(packed: Uint32Array, numbers: Uint32Array, words: readonly string[]): Name[] {
  const names: Name[] = [];
  for (let at = 0, section = 0; at < packed.length;) {
    section += packed[at]!;
    const end = at + 2 + packed[at + 1]!;
    const asked = Array.from(packed.subarray(at + 2, end), (word) => numbers[word]!);
    names.push(nameOf('asked', section, asked, (word) => words[word]!));
    at = end;
  }
  return names;
}

/** The last part of an address is often shorter than the title, and more to the point. */
const slugWords = (path: string): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/^how_to_/, '');

export function headingNames(
  sections: readonly Section[],
  words: readonly string[],
  wordsOf: (text: string) => string[],
): Name[] {
  const numbers = new Map(words.map((word, i) => [word, i]));
  const make = (section: number, ...texts: string[]) => {
    const found = texts.flatMap(wordsOf).flatMap((word) => numbers.get(word) ?? []);
    return nameOf('heading', section, found, (word) => words[word]!);
  };
  return sections.flatMap(({ heading, pageTitle, path }, i) => [
    make(i, heading || pageTitle),
    heading ? make(i, pageTitle, heading) : make(i, slugWords(path)),
  ]);
}

export function byWord(names: readonly Name[]): Map<number, Name[]> {
  const lists = new Map<number, Name[]>();
  for (const name of names)
    for (const word of new Set([...name.words, ...name.whole.map(([whole]) => whole)])) {
      const list = lists.get(word);
      if (list) list.push(name);
      else lists.set(word, [name]);
    }
  return lists;
}
