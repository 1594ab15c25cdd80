const WIDE = '.markdown table, .markdown .katex-display, .code:not([data-wrap]) pre';

interface Measured {
  /** How far it is scrolled. */
  before: number;
  whole: number;
  shown: number;
}

const measure = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Measured => ({
  before: scrollLeft,
  whole: scrollWidth,
  shown: clientWidth,
});

function showSides(part: HTMLElement, { before, whole, shown }: Measured): void {
  const sides = { start: before > 1, end: whole - shown - before > 1 };
  part.dataset.more = (['start', 'end'] as const).filter((side) => sides[side]).join(' ');
}

/** Says at which sides there is more to scroll to: the stylesheet lets it fade there. */
export const cue = (part: HTMLElement): void => showSides(part, measure(part));

/** A table, formula or code block wider than the text scrolls sideways: then, and only then, it is a stop for the keyboard. */
export function mark(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(WIDE)];
  // All are measured before the first is changed, or the browser would lay the page out again for each.
  const found = parts.map((part) => [part, measure(part)] as const);
  for (const [part, measured] of found) {
    const wide = measured.whole > measured.shown;
    part.toggleAttribute('data-wide', wide);
    if (wide) {
      part.tabIndex = 0;
      showSides(part, measured);
    } else for (const name of ['tabindex', 'data-more']) part.removeAttribute(name);
    if (!(part instanceof HTMLTableElement)) continue;
    if (wide) part.setAttribute('aria-label', 'Table, scrolls sideways');
    else part.removeAttribute('aria-label');
  }
}
