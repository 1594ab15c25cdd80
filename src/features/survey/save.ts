import { writeItem } from '../../../core/storage';
import { COMPLETED, DISMISSED, surveyDates, type SurveyResponse } from './records';

export function saveDismissal(now: number): void {
  surveyDates.set({ ...surveyDates.getSnapshot(), dismissedAt: now });
  writeItem(DISMISSED, String(now));
}

export function saveResponse(response: SurveyResponse): void {
  surveyDates.set({ ...surveyDates.getSnapshot(), completedAt: response.timestamp });
  writeItem(COMPLETED, JSON.stringify(response));
}
