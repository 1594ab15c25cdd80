import { sharedStore } from '../../bridge/store';
import type { Dates } from './records';

export const surveyOpen = sharedStore('survey', false);

/** Kept here as well: where storage is blocked or full, a reader who answered is not asked again on this page. */
export const surveyDates = sharedStore<Dates>('survey-dates', { completedAt: null, dismissedAt: null });
