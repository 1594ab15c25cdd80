import { codesOf, type Words } from './comparedSection';
import type { Note, NoteRef } from './migrationNote';
import type { Kind } from './verdict';
import { namesIn, type ChangedNames } from './changedNames';
import type { WrittenBlock, WrittenSection } from './written';

/** Sections of notes that are not about code, by their anchors. */
const KINDS: Record<string, Kind> = { cli: 'command', node: 'concept' };
/** What the page says about itself, and what it says about older versions. */
const NOT_NOTES = /^(?:upgrade-in-this-order|all-changes-at-a-glance|older|next-steps|)$/;

const wordsIn = (block: WrittenBlock): Words =>
  'code' in block
    ? [{ code: block.code.replace(/^[+-]/gm, ' ') }]
    : 'table' in block
      ? block.table.flatMap((row) => row.flat())
      : block.words;

const codeOf = ({ title, blocks }: WrittenSection): string => [title, ...codesOf(blocks.flatMap(wordsIn))].join('\n');

/** The migration notes of a page, with the changed names that each explains. */
export function readNotes(sections: WrittenSection[], changes: ChangedNames): Note[] {
  let parent = '';
  return sections.flatMap((section): Note[] => {
    if (section.depth < 3) parent = section.id;
    if (NOT_NOTES.test(parent) || section.blocks.length === 0) return [];
    const names = namesIn(codeOf(section)).filter((name) => changes.has(name));
    return [{ id: section.id, title: section.title, kind: KINDS[parent] ?? 'code', names, pages: [] }];
  });
}

/** Which notes explain a name. */
export type NotesByName = ReadonlyMap<string, NoteRef[]>;

export function notesByName(notes: readonly Note[]): NotesByName {
  const result = new Map<string, NoteRef[]>();
  for (const { id, title, names } of notes) {
    const ref = { id, title };
    for (const name of names) result.set(name, [...(result.get(name) ?? []), ref]);
  }
  return result;
}

/** More would not help a reader who looks for one. */
const MOST_NOTES = 3;

/** The likeliest first: a name that many notes mention says little about each. */
export function notesFor(names: string[], byName: NotesByName): NoteRef[] {
  const scores = new Map<NoteRef, number>();
  for (const notes of names.map((name) => byName.get(name) ?? []))
    for (const note of notes) scores.set(note, (scores.get(note) ?? 0) + 1 / notes.length);
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best / 2)
    .sort(([, a], [, b]) => b - a)
    .map(([note]) => note)
    .slice(0, MOST_NOTES);
}
