import type { readItem, writeItem } from '../../../core/storage';
import type { SurveyState } from './schedule';

/** Kept apart for each survey site id. The page-view counter is in `views.ts`. */
const COMPLETED = 'nps_aztec-docs_completed';
const DISMISSED = 'nps_aztec-docs_dismissed';

interface SurveyResponse {
  score: number;
  feedback?: string;
  url: string;
  timestamp: number;
  userAgent: string;
}

/** Handed in, not imported: a module shared with the entry would be split off from it. */
export interface Storage {
  readItem: typeof readItem;
  writeItem: typeof writeItem;
}

type Dates = Pick<SurveyState, 'completedAt' | 'dismissedAt'>;

/** Kept here as well: where storage is blocked or full, a reader who answered is not asked again on this page. */
const memory: Dates = { completedAt: null, dismissedAt: null };

const date = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

function completedAt({ readItem }: Storage): number | null {
  try {
    const record = JSON.parse(readItem(COMPLETED) ?? 'null') as Partial<SurveyResponse> | null;
    return date(record?.timestamp);
  } catch {
    return null;
  }
}

export const readDates = (storage: Storage): Dates => ({
  completedAt: memory.completedAt ?? completedAt(storage),
  dismissedAt: memory.dismissedAt ?? date(Number(storage.readItem(DISMISSED))),
});

export function saveDismissal({ writeItem }: Storage, now: number): void {
  memory.dismissedAt = now;
  writeItem(DISMISSED, String(now));
}

export function saveResponse({ writeItem }: Storage, response: SurveyResponse): void {
  memory.completedAt = response.timestamp;
  writeItem(COMPLETED, JSON.stringify(response));
}
