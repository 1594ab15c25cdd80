const DESKTOP = '(min-width: 997px)';

/** A copy of a part of the page whose links act as the original ones: React's router sees the click. */
function mirror(original: Element): HTMLElement {
  const copy = original.cloneNode(true) as HTMLElement;
  const originals = original.querySelectorAll<HTMLElement>('a');
  copy.querySelectorAll('a').forEach((link, i) => {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.target === '_blank') return;
      event.preventDefault();
      close();
      originals[i]!.click();
    });
  });
  return copy;
}

const button = (className: string, text: string, onClick: () => void): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
};

let dialog: HTMLDialogElement | undefined;

function close(): void {
  dialog?.close();
}

function panel(name: string, ...children: (Element | undefined)[]): HTMLElement {
  const element = document.createElement('div');
  element.className = 'drawer__panel';
  element.dataset.panel = name;
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

function show(name: 'primary' | 'secondary'): void {
  dialog!.dataset.shows = name;
  dialog!.querySelector<HTMLElement>(`[data-panel="${name}"] :is(a, button)`)?.focus();
}

function fill(target: HTMLDialogElement): void {
  const links = document.querySelector('.navbar__links')!;
  const versions = document.querySelector('.version-switch')!;
  const sidebar = document.querySelector<HTMLElement>('[data-sidebar-panel]');
  const label = sidebar?.dataset.sidebarPanel;
  const toSidebar = sidebar ? button('drawer__switch', `${label} →`, () => show('secondary')) : undefined;
  const primary = panel('primary', toSidebar, mirror(links), mirror(versions));
  primary.querySelectorAll('details').forEach((d) => d.removeAttribute('data-dropdown'));
  const secondary =
    sidebar &&
    panel(
      'secondary',
      button('drawer__switch', '← Back to main menu', () => show('primary')),
      mirror(sidebar),
    );
  const head = document.createElement('div');
  head.className = 'drawer__head';
  head.append(document.querySelector('.navbar__brand')!.cloneNode(true), button('drawer__close', 'Close', close));
  target.replaceChildren(head, primary, ...(secondary ? [secondary] : []));
  target.dataset.shows = secondary ? 'secondary' : 'primary';
}

function create(opener: HTMLElement): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = 'drawer';
  element.setAttribute('aria-label', 'Menu');
  element.addEventListener('click', (event) => event.target === element && close());
  element.addEventListener('close', () => {
    document.documentElement.removeAttribute('data-drawer');
    opener.setAttribute('aria-expanded', 'false');
  });
  matchMedia(DESKTOP).addEventListener('change', (event) => event.matches && close());
  document.body.append(element);
  return element;
}

/**
 * The mobile menu: a modal dialog outside of React, filled from the page's own navbar and sidebar when it opens. The
 * browser gives it focus trapping, an inert background, Escape and focus restore.
 */
export function startDrawer(): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-drawer-open]');
    if (!opener) return;
    dialog ??= create(opener);
    fill(dialog);
    dialog.showModal();
    document.documentElement.setAttribute('data-drawer', '');
    opener.setAttribute('aria-expanded', 'true');
  });
}
