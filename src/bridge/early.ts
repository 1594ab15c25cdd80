import { site } from './site';

type Events = { click: MouseEvent; change: Event; submit: SubmitEvent; keydown: KeyboardEvent };

/**
 * Answers an act until React does. The listener sits on the document, above React's root: when the event arrives here
 * after React has hydrated (it hydrates at once for a click that falls into it), its component has answered already.
 * What `act` returns is kept for the component: see `takeBegun`.
 */
export function early<K extends keyof Events>(
  type: K,
  selector: string,
  act: (element: HTMLElement, event: Events[K]) => unknown,
): void {
  document.addEventListener(type, (event) => {
    if (site().hydrated || event.defaultPrevented) return;
    const element = (event.target as Element).closest?.<HTMLElement>(selector);
    const begun = element && act(element, event as Events[K]);
    if (element && begun !== undefined) site().begun.set(element, begun);
  });
}

/** Not one that asks for a new tab or window. */
export const isPlain = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
const MENU_KEYS = /^(Arrow(Up|Down)|Home|End|Escape)$/;

/** Remembers an act on an element whose meaning only React knows. Twice in impatience is once. */
function remember(element: HTMLElement, again: () => void): void {
  site().acts.set(element, again);
  element.setAttribute('aria-busy', 'true');
}

/**
 * Buttons, forms and menus (`<details>`, by keyboard) with `data-replay`; taps on links that open a card; and links
 * while the address is not the reader's (address.ts).
 */
export function startReplay(): void {
  early('click', 'button[data-replay]', (button, event) => {
    if (isPlain(event)) remember(button, () => button.click());
  });
  early('click', 'a', (link, event) => {
    const opensCard = link.matches('.term, .code__check') && matchMedia('(hover: none)').matches;
    if (!isPlain(event) || !(opensCard || site().requested)) return;
    event.preventDefault();
    remember(link, () => link.click());
  });
  early('submit', 'form[data-replay]', (form, event) => {
    event.preventDefault();
    remember(form, () => (form as HTMLFormElement).requestSubmit(event.submitter ?? undefined));
  });
  early('keydown', 'details[data-replay]', (menu, event) => {
    if (!MENU_KEYS.test(event.key)) return;
    event.preventDefault();
    const { key, target } = event;
    remember(menu, () => target!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  });
}

/** The acts so far, no longer busy. Each is given out once. */
function takeActs(): [HTMLElement, () => void][] {
  const acts = [...site().acts];
  site().acts.clear();
  for (const [element] of acts) element.removeAttribute('aria-busy');
  return acts.filter(([element]) => element.isConnected);
}

/** Does the remembered acts again, now that components answer them. */
export const replay = (): void => takeActs().forEach(([, again]) => again());

/** React does not come: the browser sends the forms and follows the links, as it does without scripts; not offline. */
export function giveUp(): void {
  const acts = takeActs();
  const { hydrated } = site();
  site().hydrated = true;
  if (navigator.onLine) for (const [, again] of acts) again();
  // A part may fail to load long after React came.
  site().hydrated = hydrated;
}

/** What the boot script began when `element` was used before React came; given out once. */
export function takeBegun(element: Element): unknown {
  const begun = site().begun.get(element);
  site().begun.delete(element);
  return begun;
}
