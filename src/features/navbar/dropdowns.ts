const OPEN = 'details[data-dropdown][open]';

const links = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('a, button')];

function close(details: Element, refocus: boolean): void {
  (details as HTMLDetailsElement).open = false;
  if (refocus) details.querySelector('summary')?.focus();
}

function move(details: HTMLDetailsElement, key: string): boolean {
  const items = links(details.querySelector('ul, [role="menu"]') ?? details);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[key];
  if (next === undefined) return false;
  details.open = true;
  items[(next + items.length) % items.length]?.focus();
  return true;
}

/** Native disclosures get what a menu needs: Escape, arrows, and closing when attention goes elsewhere. */
export function startDropdowns(): void {
  document.addEventListener('keydown', (event) => {
    const details = (event.target as Element).closest?.<HTMLDetailsElement>('details[data-dropdown]');
    if (event.key === 'Escape') document.querySelectorAll(OPEN).forEach((d) => close(d, d === details));
    else if (details && move(details, event.key)) event.preventDefault();
  });
  const closeOthers = (event: Event) => {
    const inside = (event.target as Element).closest?.('details[data-dropdown]');
    document.querySelectorAll(OPEN).forEach((d) => d !== inside && close(d, false));
  };
  document.addEventListener('click', (event) => {
    closeOthers(event);
    const link = (event.target as Element).closest('details[data-dropdown] a');
    if (link) close(link.closest('details')!, false);
  });
  document.addEventListener('focusin', closeOthers);
}
