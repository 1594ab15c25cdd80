import fs from 'node:fs';
import path from 'node:path';
import { publicEnv } from '../../config/env';
import { NOTES_PAGE, type Note } from '../../core/compare/migrationNote';
import type { ChangedNames } from '../../core/compare/changedNames';
import { judgePage, type JudgedShown } from '../../core/compare/judgePage';
import { notesByName, readNotes, type NotesByName } from '../../core/compare/notes';
import { NIGHTLY } from '../../core/versions';
import { readChanges } from '../../markdown/data/changes';
import { cached, digest } from '../../markdown/cache';
import { expandPage } from '../../markdown/page-source';
import type { ComparedPage } from './comparedPages';
import { drawing, sectionsOf, writtenSections } from './sections';
import { showComparison } from '../../core/compare/shown';

/** What differences are judged by. */
interface Judging {
  names: ChangedNames;
  notes: Note[];
  byName: NotesByName;
  /** Changes with all of it. */
  stamp: string;
}

const notesFile = (siteDir: string): string => path.join(siteDir, NIGHTLY.folder, `${NOTES_PAGE}.md`);

export async function readJudging(siteDir: string): Promise<Judging> {
  const file = notesFile(siteDir);
  const names = readChanges(siteDir, file);
  const sections = fs.existsSync(file) ? writtenSections(await expandPage({ siteDir, file })) : [];
  const notes = readNotes(sections, names);
  return { names, notes, byName: notesByName(notes), stamp: digest(JSON.stringify([[...names], notes])) };
}

async function compareTwo(
  siteDir: string,
  judging: Judging,
  older: ComparedPage | undefined,
  newer: ComparedPage | undefined,
  replaced: ComparedPage[],
) {
  const sections = (file: string) => async () =>
    sectionsOf(await expandPage({ siteDir, file }), drawing(siteDir, file));
  const read = (page: ComparedPage) => ({ ...page, sections: sections(page.file) });
  const marked = (key: 'changed' | 'reworded') => [older, newer].flatMap((page) => page?.[key] ?? []);
  const marks = { changed: marked('changed'), reworded: marked('reworded') };
  const shown = await showComparison(older && read(older), newer && read(newer), replaced.map(read));
  try {
    const judged = judgePage(shown, judging.names, marks, judging.byName);
    return newer?.anew ? { ...judged, anew: newer.anew, sections: [] } : judged;
  } catch (error) {
    throw new Error(`[compare] ${(newer ?? older)!.file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Notes of two versions tell of different changes: those of the newer are the changes. */
const notesShown = ({ notes }: Judging): JudgedShown => ({
  verdict: 'changed',
  changed: 0,
  sections: [],
  changes: { count: notes.length, kinds: ['code', 'command', 'concept'] },
});

/** Compares two pages unless that was done in an earlier build and neither has changed. */
export const cachedShown =
  (siteDir: string, ready: Promise<Judging>) =>
  async (older: ComparedPage | undefined, newer: ComparedPage | undefined, replaced: ComparedPage[]) => {
    const judging = await ready;
    if (older && newer?.file === notesFile(siteDir)) return notesShown(judging);
    const both = [older, newer].filter((page) => page !== undefined);
    const name = both.map((page) => page.path).join(' ');
    const from = JSON.stringify([publicEnv.siteUrl, Boolean(older), Boolean(newer), judging.stamp]);
    const pages = [...both, ...replaced].map(({ file }) => file);
    return cached({ siteDir, kind: 'comparison', name, from, pages }, () =>
      compareTwo(siteDir, judging, older, newer, replaced),
    );
  };
