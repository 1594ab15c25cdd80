import type { Block, Page, Problem, Unit } from '../types';
import { readUnit } from './readUnit';
import { fromPrelude, isTypeScript, preludeText, sourceOf, type Source } from './sources';
import { actsUnsaid, namesUnsaid, settingsUnsaid } from './unsaid';

export interface Reader {
  /** Files to compile. */
  units: Unit[];
  problems: Problem[];
}

/** The visible blocks of a page as files that go on from each other, and what keeps them from it. */
export function readTypeScript(page: Page, units: Unit[], references: Block[]): Reader {
  const found: Reader = { units: [], problems: [] };
  const shown = page.blocks.filter(({ fence }) => fence.shown);
  const visible: Source[] = [...shown, ...references]
    .filter(isTypeScript)
    .map((block) => sourceOf([block], preludeText(block)));
  const told = new Set<Block>();
  for (const unit of units) {
    const { members = [], prelude } = unit;
    if (!members[0] || !isTypeScript(members[0])) continue;
    const file = readUnit(unit, visible);
    visible.push(sourceOf(members, file.text, file.modules));
    found.problems.push(...settingsUnsaid(page, members));
    if (!prelude || prelude.fence.shown) continue;
    if (unit.fails === undefined) found.units.push(file);
    const hidden = fromPrelude(unit, visible);
    found.problems.push(...namesUnsaid(page, prelude, hidden));
    const first = hidden.values().next().value;
    if (told.has(prelude) || !first) continue;
    told.add(prelude);
    found.problems.push(...actsUnsaid(page, prelude, hidden, first, visible));
  }
  return found;
}
