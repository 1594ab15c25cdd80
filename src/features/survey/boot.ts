import { readItem } from '../../../core/storage';
import { onRoute } from '../routing/boot';
import { surveyDates, surveyOpen } from './store';
import { countView } from './views';
import type { SurveyPage } from './watch';

/** Counts views and time. Nothing can happen before the reader scrolls: then the rest of the decision is loaded. */
export function startSurvey(): void {
  const show = () => {
    surveyOpen.set(true);
    dispatchEvent(new Event('site:wake'));
  };
  const page: SurveyPage = { openedAt: 0, visibleSince: 0, views: 0, readItem, surveyDates, surveyOpen, show };
  onRoute(() => Object.assign(page, { openedAt: Date.now(), visibleSince: Date.now(), views: countView() }));
  document.addEventListener('visibilitychange', () => (page.visibleSince = Date.now()));
  // A load that failed is tried again at the next scroll.
  const onScroll = () => addEventListener('scroll', watch, { once: true, passive: true });
  const watch = () => void import('./watch').then(({ startWatching }) => startWatching(page), onScroll);
  onScroll();
  addEventListener('forceShowNPS', show);
  if (!__PRODUCTION__) Object.assign(window, { debugNPS: show });
}
