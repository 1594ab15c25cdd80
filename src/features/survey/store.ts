import { sharedStore } from '../../bridge/store';

export const surveyOpen = sharedStore('survey', false);

/** When this page was opened, since when it has been visible without a break, and which page of the reader's it is. */
export const surveyPage = sharedStore('survey-page', { openedAt: 0, visibleSince: 0, views: 0 });

export function showSurvey(): void {
  surveyOpen.set(true);
  dispatchEvent(new Event('site:wake'));
}
