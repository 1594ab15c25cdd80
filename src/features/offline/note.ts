import { COPIES_NOTE, type Copy } from '../../../core/offline';
import { readItem, removeItem, writeItem } from '../../../core/storage';

/** When which place was kept: it tells who finds no copy that there was one. */
export type Note = Record<string, { keptAt: number; label: string }>;

export function readNote(): Note {
  try {
    const note: unknown = JSON.parse(readItem(COPIES_NOTE) ?? '{}');
    return Object.fromEntries(
      Object.entries(note as Note).filter(
        ([, entry]) => typeof entry?.keptAt === 'number' && typeof entry.label === 'string',
      ),
    );
  } catch {
    return {};
  }
}

function write(note: Note): void {
  if (Object.keys(note).length === 0) removeItem(COPIES_NOTE);
  else writeItem(COPIES_NOTE, JSON.stringify(note));
}

export const noteCopy = ({ place, keptAt, manifest: { label } }: Copy): void =>
  write({ ...readNote(), [place]: { keptAt, label } });

export function forgetCopy(place: string): void {
  const { [place]: _gone, ...others } = readNote();
  write(others);
}
