import type { readItem } from '../../../core/storage';
import { sharedStore } from '../../bridge/store';
import type { SurveyState } from './schedule';

/** Kept apart for each survey site id. The page-view counter is in `views.ts`. */
export const COMPLETED = 'nps_aztec-docs_completed';
export const DISMISSED = 'nps_aztec-docs_dismissed';

export interface SurveyResponse {
  score: number;
  feedback?: string;
  url: string;
  timestamp: number;
  userAgent: string;
}

export type Dates = Pick<SurveyState, 'completedAt' | 'dismissedAt'>;

const date = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

function completedAt(stored: string | null): number | null {
  try {
    const record = JSON.parse(stored ?? 'null') as Partial<SurveyResponse> | null;
    return date(record?.timestamp);
  } catch {
    return null;
  }
}

/** What happened on this page, or what is stored. Storage is handed in: a module shared with the entry would be split off. */
export const readDates = (read: typeof readItem, now: Dates): Dates => ({
  completedAt: now.completedAt ?? completedAt(read(COMPLETED)),
  dismissedAt: now.dismissedAt ?? date(Number(read(DISMISSED))),
});

/** Kept here as well: where storage is blocked or full, a reader who answered is not asked again on this page. */
export const surveyDates = sharedStore<Dates>('survey-dates', { completedAt: null, dismissedAt: null });
