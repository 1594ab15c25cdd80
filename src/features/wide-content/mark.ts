const WIDE = '.markdown table, .markdown .katex-display, .code:not([data-wrap]) pre';

/** A table, formula or code block wider than the text scrolls sideways: then, and only then, it is a stop for the keyboard. */
export function mark(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(WIDE)];
  // All are measured before the first is changed, or the browser would lay the page out again for each.
  const found = parts.map((part) => [part, part.scrollWidth > part.clientWidth] as const);
  for (const [part, wide] of found) {
    part.toggleAttribute('data-wide', wide);
    if (wide) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
    if (!(part instanceof HTMLTableElement)) continue;
    if (wide) part.setAttribute('aria-label', 'Table, scrolls sideways');
    else part.removeAttribute('aria-label');
  }
}
