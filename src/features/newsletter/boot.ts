import type { SUBSCRIBE_FAILED } from '../../../core/emailSubscription';
import { track } from '../analytics/boot';
import { onRoute } from '../routing/boot';
import type { Outcome } from './outcome';

const FORM = '[data-newsletter] form';
// Typed, not imported: a module shared with a chunk would be split off the entry.
const FAILED: typeof SUBSCRIBE_FAILED = 'Failed to subscribe. Please try again.';

type View =
  | { state: 'idle' | 'submitting' }
  | { state: 'success'; text: string }
  | { state: 'error'; text: string; invalid: boolean };

let view: View = { state: 'idle' };

/** Only attributes and the two elements that React leaves alone are changed. */
function render(): void {
  const box = document.querySelector<HTMLElement>('[data-newsletter]');
  if (!box) return;
  const form = box.querySelector('form')!;
  const input = form.elements.namedItem('email') as HTMLInputElement;
  const busy = view.state === 'submitting';
  box.dataset.state = view.state;
  form.noValidate = true;
  form.hidden = view.state === 'success';
  form.setAttribute('aria-busy', String(busy));
  input.disabled = busy;
  input.setAttribute('aria-invalid', String(view.state === 'error' && view.invalid));
  form.querySelector('button')!.disabled = busy || input.value.trim() === '';
  box.querySelector('.newsletter__error')!.textContent = view.state === 'error' ? view.text : '';
  box.querySelector('.newsletter__done')!.textContent = view.state === 'success' ? view.text : '';
}

function set(next: View): void {
  view = next;
  render();
}

const focus = (selector: string): void => document.querySelector<HTMLElement>(`[data-newsletter] ${selector}`)?.focus();

function finish({ state, text, event }: Outcome, invalid: boolean): void {
  set(state === 'success' ? { state, text } : { state, text, invalid });
  focus(state === 'success' ? '.newsletter__done' : 'input[name=email]');
  track(event);
}

async function submit(form: HTMLFormElement): Promise<void> {
  if (view.state === 'submitting') return;
  // Before the field is switched off: a form leaves out what is off.
  const fields = new FormData(form);
  set({ state: 'submitting' });
  try {
    const { check, subscribe } = await import('./submit');
    const problem = check(fields);
    finish(problem ?? (await subscribe(fields)), problem !== null);
  } catch {
    // Our own script did not load. Offline the form stays; otherwise the browser can send it without us.
    set(navigator.onLine ? { state: 'idle' } : { state: 'error', text: FAILED, invalid: false });
    if (navigator.onLine) form.submit();
  }
}

const formOf = (event: Event): HTMLFormElement | null => (event.target as Element).closest<HTMLFormElement>(FORM);

export function startNewsletter(): void {
  onRoute(render);
  // Ready by the time an address is typed.
  document.addEventListener('focusin', (event) => {
    if (formOf(event)) import('./submit').catch(() => undefined);
  });
  document.addEventListener('input', (event) => {
    if (formOf(event)) set({ state: 'idle' });
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    void submit(form);
  });
  // The button is off while the field is blank, and with it the browser's own Enter.
  document.addEventListener('keydown', (event) => {
    const form = formOf(event);
    if (!form || event.key !== 'Enter' || !form.querySelector('button')!.disabled) return;
    event.preventDefault();
    void submit(form);
  });
}
