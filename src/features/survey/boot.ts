import { readItem, writeItem } from '../../../core/storage';
import { track } from '../analytics';
import { onRoute } from '../routing/boot';
import type { Storage } from './records';
import { countView } from './views';

/** What the first script knows and can do; the rest of the survey is loaded when it is wanted. */
export interface SurveyPage {
  /** When this page was opened, and since when it has been visible without a break. */
  openedAt: number;
  visibleSince: number;
  views: number;
  storage: Storage;
  track: typeof track;
}

export function startSurvey(): void {
  const page: SurveyPage = { openedAt: 0, visibleSince: 0, views: 0, storage: { readItem, writeItem }, track };
  onRoute(() => {
    page.openedAt = page.visibleSince = Date.now();
    page.views = countView();
  });
  document.addEventListener('visibilitychange', () => (page.visibleSince = Date.now()));

  const onScroll = { once: true, passive: true };
  // Nothing can happen before the reader scrolls. A load that failed is tried again at the next scroll.
  const watch = (): void =>
    void import('./watch').then(
      ({ startWatching }) => startWatching(page),
      () => addEventListener('scroll', watch, onScroll),
    );
  addEventListener('scroll', watch, onScroll);

  const show = (): void => void import('./watch').then(({ showSurvey }) => showSurvey(page)).catch(() => undefined);
  addEventListener('forceShowNPS', show);
  if (!__PRODUCTION__) Object.assign(window, { debugNPS: show });
}
