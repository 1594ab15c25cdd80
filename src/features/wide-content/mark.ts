import { CODE, isWide, WIDE } from './wide';

/** A table, formula or code block wider than the text scrolls sideways: then, and only then, it is a stop for the keyboard. */
export function mark(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(`${WIDE}, ${CODE}`)];
  // All are measured before the first is changed, or the browser would lay the page out again for each.
  const found = parts.map((part) => [part, isWide(part)] as const);
  for (const [part, wide] of found) {
    part.toggleAttribute('data-wide', wide);
    if (wide) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
    if (!(part instanceof HTMLTableElement)) continue;
    if (wide) part.setAttribute('aria-label', 'Table, scrolls sideways');
    else part.removeAttribute('aria-label');
  }
}
