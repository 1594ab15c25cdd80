/** A table wider than the text scrolls sideways: then, and only then, it is a stop for the keyboard. */
function mark(): void {
  for (const table of document.querySelectorAll<HTMLElement>('.markdown table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

export function startTables(onRoute: (action: () => void) => void): void {
  onRoute(mark);
  addEventListener('resize', mark, { passive: true });
}
