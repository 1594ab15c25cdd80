import type { Fates } from './fates';
import type { Import, ImportedName } from './imports';
import type { Judge } from './judge';
import type { Taken } from './rewrite';
import { escaped } from './usedLines';
import type { Verdict } from './verdict';

export interface Note {
  line: number;
  text: string;
}

/** The names that the code takes from `import * as A`: each `A.name`. */
function usedOf({ as, type }: ImportedName, code: string): ImportedName[] {
  const uses = code.matchAll(new RegExp(`(?<![\\w$.])${escaped(as)}\\s*\\.\\s*([\\w$]+)`, 'g'));
  return [...new Set([...uses].map(([, name]) => name!))].map((name) => ({ name, as: name, type }));
}

interface Read {
  verdicts: Verdict[];
  taken: Taken[];
  notes: Note[];
}

/** One import: what becomes of its names, where they are now, and what has no line of its own. */
export function readImport(each: Import, code: string, judge: Judge, fates: Fates): Read {
  const { kind, from, line } = each;
  const read: Read = { verdicts: [], taken: [], notes: [] };
  const note = (text: string) => read.notes.push({ line, text });
  const take = (name: ImportedName): Taken[] => {
    const verdict = judge.judge(name.name, from, line);
    read.verdicts.push(verdict);
    const to = verdict.to ?? (verdict.kind === 'outside' ? from : undefined);
    if (each.inline) {
      const at = (place: string) => `\`${kind.replace('()', '')}('${place}')\``;
      if (to && to !== from) note(`\`${name.name}\` is no longer in ${at(from)}: write ${at(to)}.`);
      return [];
    }
    return to ? [{ to, kind, name }] : [];
  };
  const isKept = fates.newer.includes(from) || !fates.older.includes(from);
  for (const name of each.names) {
    if (name.name === 'default') note(`\`${from}\` has no default export: import its names, \`import { … }\`.`);
    else if (name.name !== '*') read.taken.push(...take(name));
    else if (!name.as) {
      if (isKept) read.taken.push({ to: from, kind, name });
      else
        note(`\`export *\`: the nightly has no \`${from}\`. Export the names that you need from where they are now.`);
    } else {
      const used = usedOf(name, code).flatMap(take);
      const places = [...new Set(used.map(({ to }) => to))];
      if (places.length === 1) read.taken.push({ to: places[0]!, kind, name });
      else if (places.length > 1) {
        read.taken.push(...used);
        note(
          `The names of \`${name.as}\` are in ${places.length} entry points now: write \`Name\` for \`${name.as}.Name\`.`,
        );
      }
    }
  }
  return read;
}
