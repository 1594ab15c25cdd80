import { onRoute } from '../routing/boot';
import { showSurvey, surveyPage } from './store';
import { countView } from './views';

/** Counts views and time. Nothing can happen before the reader scrolls: then `afterLoad.ts` decides. */
export function startSurvey(): void {
  const now = () => ({ visibleSince: Date.now() });
  onRoute(() => surveyPage.set({ ...now(), openedAt: Date.now(), views: countView() }));
  document.addEventListener('visibilitychange', () => surveyPage.set({ ...surveyPage.getSnapshot(), ...now() }));
  addEventListener('forceShowNPS', showSurvey);
  if (!__PRODUCTION__) Object.assign(window, { debugNPS: showSurvey });
}
