import type { ChangedNames } from './changedNames';
import type { ComparedBlock } from './comparedSection';
import { KINDS, type Kind, type ProductChanges } from './verdict';
import { anchorsOf, judgeSection, renamedAs, type JudgedBlock, type Marks } from './judgeSection';
import { notesFor, type NotesByName } from './notes';
import type { Shown } from './shown';

/** Blocks with what they are about; rows of a table together, those of the product before the others. */
function labelled(judged: JudgedBlock[]): ComparedBlock[] {
  const blocks: ComparedBlock[] = [];
  for (const { block, kind: about } of judged) {
    const table = blocks.find(
      (each) => each.kind === 'table' && block.kind === 'table' && each.head === block.head && !each.about === !about,
    );
    if (table?.kind === 'table' && block.kind === 'table') table.rows.push(...block.rows);
    else blocks.push(block.kind === 'same' ? block : { ...block, about });
  }
  return blocks;
}

export interface JudgedShown extends Shown {
  changes: ProductChanges;
  /** How they differ, of pages with different projects. */
  anew?: string;
}

/** Says of each difference whether it is the product's, and which migration notes explain it. */
export function judgePage(shown: Shown, names: ChangedNames, marks: Marks, byName: NotesByName): JudgedShown {
  const anchors = shown.sections.flatMap(anchorsOf);
  const unknown = [...marks.changed, ...marks.reworded].find((id) => !anchors.includes(id));
  if (unknown) throw new Error(`front matter marks a change, and there is no section '${unknown}'`);
  const found = new Set<Kind>();
  let count = 0;
  const sections = shown.sections.map((section) => {
    const judged = judgeSection(section, names, marks);
    const renamed = renamedAs(section, names);
    const all = [renamed, ...judged];
    const kinds = all.flatMap(({ kind }) => kind ?? []);
    if (kinds.length === 0) return section;
    count += 1;
    for (const kind of kinds) found.add(kind);
    const notes = notesFor([...new Set(all.flatMap((each) => each.names))], byName);
    return {
      ...section,
      blocks: labelled(judged),
      ...(renamed.kind && { about: renamed.kind }),
      ...(notes.length > 0 && { notes }),
    };
  });
  return { ...shown, sections, changes: { count, kinds: KINDS.filter((kind) => found.has(kind)) } };
}
