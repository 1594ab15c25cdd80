import { readItem } from '../../../core/storage';
import { readDates, surveyDates } from './records';
import { SCROLLED, scrollFraction, shouldShow, timeLeft } from './schedule';
import { showSurvey, surveyOpen, surveyPage } from './store';

const RETRY = 1000;
const BUSY = 'html[data-consent], html[data-modal]';

/** Looks again when something changed that the decision depends on, and sleeps in between. */
export function startWatching(): void {
  const page = surveyPage.getSnapshot;
  let { openedAt } = page();
  let furthest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    clearTimeout(timer);
    const { visibleSince, views } = page();
    if (page().openedAt !== openedAt || furthest <= SCROLLED || surveyOpen.getSnapshot()) return;
    const now = Date.now();
    const onPage = now - openedAt;
    const visible = document.hidden ? 0 : now - visibleSince;
    const wait = timeLeft({ onPage, visible }, document.hidden);
    const busy = document.querySelector(BUSY) !== null;
    const state = { ...readDates(readItem, surveyDates.getSnapshot()), views };
    if (wait > 0 || busy) timer = setTimeout(check, wait || RETRY);
    else if (shouldShow(state, { onPage, visible, scrolled: furthest, busy }, now)) showSurvey();
  }

  function onScroll(): void {
    if (page().openedAt !== openedAt) furthest = 0;
    ({ openedAt } = page());
    const before = furthest;
    furthest = Math.max(furthest, scrollFraction(scrollY, document.documentElement.scrollHeight, innerHeight));
    if (before <= SCROLLED && furthest > SCROLLED) check();
  }

  addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('visibilitychange', check);
  onScroll();
}
