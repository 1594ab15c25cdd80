import type { readItem } from '../../../core/storage';
import { readDates } from './records';
import { SCROLLED, scrollFraction, shouldShow, timeLeft } from './schedule';
import type { surveyDates, surveyOpen } from './store';

/** What the first script knows and can do. */
export interface SurveyPage {
  /** When this page was opened, and since when it has been visible without a break. */
  openedAt: number;
  visibleSince: number;
  views: number;
  readItem: typeof readItem;
  surveyDates: typeof surveyDates;
  surveyOpen: typeof surveyOpen;
  show(): void;
}

const RETRY = 1000;
const BUSY = 'html[data-consent], html[data-drawer], html[data-search], dialog[open]';

/** Looks again when something changed that the decision depends on, and sleeps in between. */
export function startWatching(page: SurveyPage): void {
  let openedAt = page.openedAt;
  let furthest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    if (page.openedAt !== openedAt || furthest <= SCROLLED || page.surveyOpen.getSnapshot()) return;
    const now = Date.now();
    const onPage = now - openedAt;
    const visible = document.hidden ? 0 : now - page.visibleSince;
    const wait = timeLeft({ onPage, visible }, document.hidden);
    const busy = document.querySelector(BUSY) !== null;
    const state = { ...readDates(page.readItem, page.surveyDates.getSnapshot()), views: page.views };
    if (wait > 0 || busy) timer = setTimeout(check, wait || RETRY);
    else if (shouldShow(state, { onPage, visible, scrolled: furthest, busy }, now)) page.show();
  }

  function onScroll(): void {
    if (page.openedAt !== openedAt) furthest = 0;
    openedAt = page.openedAt;
    const before = furthest;
    furthest = Math.max(furthest, scrollFraction(scrollY, document.documentElement.scrollHeight, innerHeight));
    if (before <= SCROLLED && furthest > SCROLLED) check();
  }

  addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('visibilitychange', check);
  onScroll();
}
