import { readItem, writeItem } from '../../../core/storage';

const VIEWS = 'nps_aztec-docs_views';

/** Kept here as well, for where storage is blocked or full. */
let counted = 0;

/** Counts this page view and gives the number so far. A value that is no count starts again. */
export function countView(): number {
  const stored = Math.floor(Number(readItem(VIEWS)));
  counted = Math.max(stored > 0 && stored < 1e9 ? stored : 0, counted) + 1;
  writeItem(VIEWS, String(counted));
  return counted;
}
