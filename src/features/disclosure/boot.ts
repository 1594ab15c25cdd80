import { collapseDuration } from './duration';

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens and closes `<details data-disclosure>` with a height animation; without a script it still opens at once. */
async function toggle(details: HTMLDetailsElement, body: HTMLElement): Promise<void> {
  const opening = !details.open;
  details.open = true;
  const full = body.scrollHeight;
  const frames = opening ? [0, full] : [full, 0];
  const duration = collapseDuration(full, reduced());
  body.style.overflow = 'hidden';
  await body.animate({ height: frames.map((h) => `${h}px`) }, { duration, easing: 'ease-in-out' }).finished;
  body.style.overflow = '';
  details.open = opening;
}

export function startDisclosures(): void {
  document.addEventListener('click', (event) => {
    const summary = (event.target as Element).closest('summary');
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !details.hasAttribute('data-disclosure')) return;
    const body = summary!.nextElementSibling;
    if (!(body instanceof HTMLElement)) return;
    event.preventDefault();
    void toggle(details, body);
  });
}
