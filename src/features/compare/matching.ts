import type { ListedPage } from '../../../core/compare/comparison';
import type { Note } from '../../../core/compare/migrationNote';
import type { Kind, Verdict, VersionNames } from '../../../core/compare/verdict';

/** What a list is filtered by: kinds of changes of the product, that only words differ, or the verdict. */
export type Tag = Kind | 'documentation' | Verdict;

const TAGS: Tag[] = ['code', 'command', 'concept', 'documentation', 'changed', 'added', 'removed', 'same'];

export function tagsOf({ verdict, changes }: ListedPage): Tag[] {
  if (verdict !== 'changed' || !changes) return [verdict];
  return changes.count > 0 ? changes.kinds : ['documentation'];
}

const LABELS: Partial<Record<Tag, string>> = {
  code: 'with changes for your code',
  command: 'with commands and variables',
  concept: 'with concepts',
  documentation: 'said differently',
};

/** Each tag that there is, and how often: `2 removed`. */
export const counted = (pages: ListedPage[], names: VersionNames): { tag: Tag; label: string }[] =>
  TAGS.flatMap((tag) => {
    const count = pages.filter((page) => tagsOf(page).includes(tag)).length;
    const text = tag === 'added' ? `new in ${names.new}` : (LABELS[tag] ?? tag);
    return count ? [{ tag, label: `${count} ${text}` }] : [];
  });

export interface Filter {
  text: string;
  tag: string;
  area: string;
}

const holds = (said: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.toLowerCase().includes(word));
const isTag = (tag: string): tag is Tag => TAGS.includes(tag as Tag);

/** Pages of the area with the tag, if these are asked for, whose title, group or address holds every word. */
export const matching = (pages: ListedPage[], { text, tag, area }: Filter): Set<ListedPage> =>
  new Set(
    pages.filter(
      (page) =>
        (!isTag(tag) || tagsOf(page).includes(tag)) &&
        (!area || page.group === area) &&
        holds(`${page.title} ${page.group} ${page.href}`, text),
    ),
  );

/** A name as somebody types it: `.replace`, `#[internal]`. */
const bare = (name: string): string => name.toLowerCase().replace(/^[.#[(]+|[\](]+$/g, '');

/** Migration notes of the kind that touch the area, if these are asked for, whose title or names hold every word; first those of that name, and of these those whose title has it. */
export function matchingNotes(notes: Note[], pages: ListedPage[], { text, tag, area }: Filter): Note[] {
  const inArea = new Set(pages.filter(({ group }) => group === area).map(({ href }) => href));
  const found = notes.filter(
    (note) =>
      (!isTag(tag) || note.kind === tag) &&
      (!area || note.pages.some(({ href }) => inArea.has(href))) &&
      holds(`${note.title} ${note.names.join(' ')}`, text),
  );
  const typed = bare(text);
  const isNamed = ({ names }: Note) => (names.some((name) => bare(name) === typed) ? 0 : 1);
  const isHeaded = ({ title }: Note) =>
    title.split(/[\s,]+/).some((word) => word.split('.').some((part) => bare(part) === typed)) ? 0 : 1;
  return found.sort((a, b) => isNamed(a) - isNamed(b) || isHeaded(a) - isHeaded(b));
}

const MOST_NAMES = 12;
const LEAST_LETTERS = 3;

/** Names that hold what was typed: first that name itself, then those that begin with it. */
export function namesFor(names: Record<string, string>, text: string): [name: string, href: string][] {
  const typed = text.toLowerCase();
  if (typed.length < LEAST_LETTERS) return [];
  return Object.entries(names)
    .map((entry) => [entry[0].toLowerCase().indexOf(typed), entry] as const)
    .filter(([at]) => at >= 0)
    .sort(([a, [one]], [b, [other]]) => a - b || one.length - other.length)
    .map(([, entry]) => entry)
    .slice(0, MOST_NAMES);
}

/** In the order of the alphabet; the pages of a group in the order of the site. */
export function groupsOf(pages: ListedPage[]): [name: string, pages: ListedPage[]][] {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}
