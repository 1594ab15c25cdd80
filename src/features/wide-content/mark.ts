import { isWide, WIDE } from './wide';

/** A table or formula wider than the text scrolls sideways: then, and only then, it is a stop for the keyboard. */
export function mark(): void {
  for (const part of document.querySelectorAll<HTMLElement>(WIDE)) {
    const wide = isWide(part);
    if (wide) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
    if (part instanceof HTMLTableElement && wide) part.setAttribute('aria-label', 'Table, scrolls sideways');
    else part.removeAttribute('aria-label');
  }
}
