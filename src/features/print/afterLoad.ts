const CLOSED = '.markdown details:not([open])';

/** Paper cannot be unfolded: what is closed prints open and is closed again. print.css does it in newer browsers. */
export function startPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED)];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
