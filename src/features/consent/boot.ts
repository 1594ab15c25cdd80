import { readItem, writeItem } from '../../../core/storage';
import { currentAnswer, isGranted, mustAsk, readAnswer, type Answer } from './answer';

const KEY = 'matomoConsent';
const MARKUP =
  '<p>May we count visits with cookies? It shows us which pages help. Nothing is sent unless you accept.</p>' +
  '<p class="consent__answer" role="status"></p>' +
  '<div class="consent__buttons">' +
  '<button type="button" class="button" value="true">I accept cookies</button>' +
  '<button type="button" class="button" value="false">I refuse cookies</button></div>';

const listeners: ((granted: boolean) => void)[] = [];
/** Kept here as well: storage may be blocked, and the answer holds at least for this page. */
let answer: Answer | null = null;
let banner: HTMLElement | undefined;
let opener: HTMLElement | undefined;

const privacyControl = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const hasConsent = (): boolean => isGranted(answer, privacyControl());

/** Runs now and after every answer, given here or in another tab. */
export function onConsent(listener: (granted: boolean) => void): void {
  listeners.push(listener);
  listener(hasConsent());
}

function hide(): void {
  const refocus = banner?.contains(document.activeElement) && (opener ?? document.getElementById('main'));
  document.documentElement.removeAttribute('data-consent');
  banner?.remove();
  if (refocus) refocus.focus({ preventScroll: true });
  opener = undefined;
}

function settle(next: Answer | null): void {
  answer = next;
  if (answer) hide();
  listeners.forEach((listener) => listener(hasConsent()));
}

function create(): HTMLElement {
  const element = document.createElement('section');
  element.className = 'consent';
  element.tabIndex = -1;
  element.setAttribute('aria-label', 'Cookie consent');
  element.innerHTML = MARKUP;
  element.addEventListener('click', (event) => {
    const value = readAnswer((event.target as HTMLButtonElement).value ?? null);
    if (!value) return;
    writeItem(KEY, value);
    settle(value);
  });
  // Whoever opened it from the footer may leave it as it was.
  element.addEventListener('keydown', (event) => event.key === 'Escape' && opener && hide());
  return element;
}

function show(): void {
  banner ??= create();
  banner.querySelector('.consent__answer')!.textContent = currentAnswer(answer, privacyControl());
  document.body.append(banner);
  document.documentElement.setAttribute('data-consent', '');
}

/** Whoever goes through the page by keyboard must see where they are, also next to an open banner. */
function uncover({ target }: Event): void {
  if (!(target instanceof Element) || !banner?.isConnected || banner.contains(target)) return;
  const at = target.getBoundingClientRect();
  const cover = banner.getBoundingClientRect();
  const overlap = at.bottom > cover.top && at.top < cover.bottom && at.left < cover.right && at.right > cover.left;
  if (overlap && target.matches(':focus-visible')) target.scrollIntoView({ block: 'center' });
}

export function startConsent(): void {
  document.addEventListener('focusin', uncover);
  answer = readAnswer(readItem(KEY));
  if (mustAsk(answer, privacyControl())) show();
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-consent-open]');
    if (!button) return;
    show();
    opener = button;
    banner!.focus();
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) settle(readAnswer(event.newValue));
  });
}
