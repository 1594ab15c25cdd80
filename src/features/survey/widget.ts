import { surveyDismissed, surveyShown, surveySubmitted } from '../../../core/analyticsEvents';
import type { SurveyPage } from './boot';
import { saveDismissal, saveResponse } from './records';

const FADE_IN_DELAY = 50;
const FADE_OUT = 300;
const THANKS = 4000;

const SCORES = Array.from({ length: 11 }, (_, score) => score)
  .map(
    (score) =>
      `<label class="survey__score"><input type="radio" name="score" value="${score}"><span>${score}</span></label>`,
  )
  .join('');

const ASK = `<form>
<fieldset><legend>How likely are you to recommend these docs to a friend or colleague?</legend>
<div class="survey__scale">${SCORES}</div>
<p class="survey__ends"><span>0: not likely</span><span>10: very likely</span></p></fieldset>
<div class="survey__more" hidden><label for="survey-feedback">What's the main reason for your score?</label>
<textarea id="survey-feedback" name="feedback" rows="3" maxlength="2000"
 placeholder="Optional: Help us understand your rating..."></textarea>
<button type="submit" class="button">Submit</button></div></form>
<button type="button" class="survey__close" aria-label="Close the survey">×</button>
<div role="status" tabindex="-1"></div>`;

const THANK_YOU =
  '<p><strong>Thank you for your feedback!</strong></p><p>Your input helps us improve our documentation.</p>';

let widget: HTMLElement | undefined;
/** Where the keyboard came from, to go back there. */
let cameFrom: HTMLElement | null = null;

export const isSurveyOpen = (): boolean => widget !== undefined;

function hide(): void {
  const leaving = widget!;
  const refocus = leaving.contains(document.activeElement) && (cameFrom ?? document.getElementById('main'));
  // No second click while it fades.
  leaving.inert = true;
  leaving.classList.remove('survey--in');
  if (refocus) refocus.focus({ preventScroll: true });
  setTimeout(() => {
    leaving.remove();
    widget = undefined;
    cameFrom = null;
  }, FADE_OUT);
}

function dismiss({ storage, track }: SurveyPage): void {
  saveDismissal(storage, Date.now());
  track(surveyDismissed());
  hide();
}

function thank(element: HTMLElement): void {
  const status = element.querySelector<HTMLElement>('[role="status"]')!;
  element.querySelector('form')!.remove();
  element.querySelector('.survey__close')!.remove();
  status.innerHTML = THANK_YOU;
  status.focus({ preventScroll: true });
  setTimeout(hide, THANKS);
}

function submit(element: HTMLElement, { storage, track }: SurveyPage): void {
  const fields = new FormData(element.querySelector('form')!);
  const chosen = fields.get('score');
  if (chosen === null) return;
  const score = Number(chosen);
  const feedback = String(fields.get('feedback') ?? '').trim();
  const { userAgent } = navigator;
  saveResponse(storage, { score, ...(feedback && { feedback }), url: location.href, timestamp: Date.now(), userAgent });
  track(...surveySubmitted(score, feedback));
  thank(element);
}

function create(page: SurveyPage): HTMLElement {
  const element = document.createElement('section');
  element.className = 'survey';
  element.setAttribute('aria-label', 'Feedback survey');
  element.innerHTML = ASK;
  element.addEventListener('change', (event) => {
    if ((event.target as HTMLInputElement).type === 'radio')
      element.querySelector<HTMLElement>('.survey__more')!.hidden = false;
  });
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    submit(element, page);
  });
  element.querySelector('.survey__close')!.addEventListener('click', () => dismiss(page));
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && element.querySelector('form')) dismiss(page);
  });
  element.addEventListener('focusin', (event) => {
    const from = event.relatedTarget as HTMLElement | null;
    if (from && !element.contains(from)) cameFrom = from;
  });
  return element;
}

/** Appears without taking focus. */
export function showSurvey(page: SurveyPage): void {
  if (widget) return;
  const element = (widget = create(page));
  document.body.append(element);
  setTimeout(() => element.classList.add('survey--in'), FADE_IN_DELAY);
  page.track(surveyShown());
}
