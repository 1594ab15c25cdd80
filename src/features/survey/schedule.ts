/** When the survey may be shown: what is stored, what happened on this page and the clock go in, a decision comes out. */

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

const COMPLETED_PAUSE = 90 * DAY;
const DISMISSED_PAUSE = 7 * DAY;
const MIN_VIEWS = 2;
const ON_PAGE = 180 * SECOND;
const VISIBLE = 120 * SECOND;
export const SCROLLED = 0.5;

export interface SurveyState {
  completedAt: number | null;
  dismissedAt: number | null;
  views: number;
}

export interface PageSignals {
  /** Since this page was opened. */
  onPage: number;
  /** Without a break until now; 0 while hidden. */
  visible: number;
  /** The furthest point reached, from 0 to 1. */
  scrolled: number;
  /** The consent banner or a dialog is open. */
  busy: boolean;
}

/** A date in the future comes from a wrong clock or a broken record, and stops nothing. */
const isRecent = (at: number | null, pause: number, now: number): boolean =>
  at !== null && at <= now && now - at < pause;

export const mayAsk = ({ completedAt, dismissedAt, views }: SurveyState, now: number): boolean =>
  views >= MIN_VIEWS && !isRecent(completedAt, COMPLETED_PAUSE, now) && !isRecent(dismissedAt, DISMISSED_PAUSE, now);

/** Milliseconds until the time on this page is enough, if the reader stays. */
export const timeLeft = ({ onPage, visible }: Pick<PageSignals, 'onPage' | 'visible'>, hidden: boolean): number =>
  Math.max(0, Math.min(ON_PAGE - onPage, hidden ? Infinity : VISIBLE - visible));

export const shouldShow = (state: SurveyState, signals: PageSignals, now: number): boolean =>
  !signals.busy &&
  signals.scrolled > SCROLLED &&
  (signals.onPage >= ON_PAGE || signals.visible >= VISIBLE) &&
  mayAsk(state, now);

/** How far down the page the reader is; a page that fits the window cannot be scrolled. */
export function scrollFraction(top: number, pageHeight: number, windowHeight: number): number {
  const range = pageHeight - windowHeight;
  return range > 0 ? Math.min(1, Math.max(0, top / range)) : 0;
}
