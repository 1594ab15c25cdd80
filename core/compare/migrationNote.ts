import { NIGHTLY } from '../versions';
import type { Kind } from './verdict';

/** The page of the nightly whose sections are migration notes, from the folder of its version. */
export const NOTES_PAGE = 'developers/docs/resources/migration_notes';

/** Where a migration note stands, and its entry among all changes. */
export const noteAddress = (id: string): string => `${NIGHTLY.base}/${NOTES_PAGE}#${id}`;
export const noteAnchor = (id: string): string => `note-${id}`;

/** A migration note, by its anchor. */
export interface NoteRef {
  id: string;
  title: string;
}

/** A migration note with the names that it explains, and the comparisons of pages that it touches. */
export interface Note extends NoteRef {
  kind: Kind;
  names: string[];
  pages: { title: string; href: string }[];
}
