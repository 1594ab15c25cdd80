const WIDE = '.markdown table, .markdown .katex-display, .code:not([data-wrap]) pre';

const sidesOf = ({ scrollLeft: before, scrollWidth, clientWidth }: HTMLElement): string =>
  `${before > 1 ? 'start ' : ''}${scrollWidth - clientWidth - before > 1 ? 'end' : ''}`.trim();

/** Says at which sides there is more to scroll to: the stylesheet lets it fade there. */
export function cue(part: HTMLElement): void {
  part.dataset.more = sidesOf(part);
}

/** A table, formula or code block wider than the text scrolls sideways: then, and only then, it is a stop for the keyboard. */
export function mark(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(WIDE)];
  // All are measured before the first is changed, or the browser would lay the page out again for each.
  const found = parts.map((part) => [part, part.scrollWidth > part.clientWidth, sidesOf(part)] as const);
  for (const [part, wide, sides] of found) {
    part.toggleAttribute('data-wide', wide);
    if (wide) {
      part.tabIndex = 0;
      part.dataset.more = sides;
    } else for (const name of ['tabindex', 'data-more']) part.removeAttribute(name);
    if (!(part instanceof HTMLTableElement)) continue;
    if (wide) part.setAttribute('aria-label', 'Table, scrolls sideways');
    else part.removeAttribute('aria-label');
  }
}
