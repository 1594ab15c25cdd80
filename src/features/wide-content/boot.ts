const WIDE = '.markdown table, .markdown .katex-display';

/** A table or formula wider than the text scrolls sideways: then, and only then, it is a stop for the keyboard. */
function mark(): void {
  for (const part of document.querySelectorAll<HTMLElement>(WIDE)) {
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  }
}

export function startWideContent(onRoute: (action: () => void) => void): void {
  onRoute(mark);
  addEventListener('resize', mark, { passive: true });
}
