/**
 * React is loaded when the reader acts: its script tags carry `type="app"`, which browsers ignore, and are replaced
 * by real ones on the first sign of intent.
 */
const INTENT = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const;
const HOVERED = 'a, button, summary, input, textarea, select, label';

let started = false;

function notice(): void {
  if (document.querySelector('.load-error')) return;
  const box = document.createElement('p');
  box.className = 'load-error';
  box.setAttribute('role', 'status');
  box.textContent = 'Part of this page did not load. Reading and links still work; reload to try again.';
  document.body.append(box);
}

function load(src: string, tries = 2): void {
  const script = document.createElement('script');
  script.src = tries === 2 ? src : `${src}?retry`;
  script.async = false;
  script.addEventListener('error', () => (tries > 1 ? load(src, tries - 1) : notice()));
  document.head.append(script);
}

function loadApp(): void {
  if (started) return;
  started = true;
  // A part of the page that React asked for; on the way to another page, Docusaurus lets the browser load that page.
  addEventListener('unhandledrejection', ({ reason }) => reason?.name === 'ChunkLoadError' && notice());
  document
    .querySelectorAll<HTMLScriptElement>('script[type="app"]')
    .forEach((script) => load(script.getAttribute('src')!));
}

export function startHydration(): void {
  // The base-url banner of Docusaurus takes a missing `window.docusaurus` for a wrong base url.
  const w = window as unknown as { docusaurus?: unknown };
  w.docusaurus ??= { prefetch: () => false, preload: () => false };
  // One file answers every unknown path, and React would take some of them for pages: it stays plain HTML.
  if (document.querySelector('[data-not-found]')) return;
  const onIntent = (event: Event) => {
    if (event.type === 'pointerover' && !(event.target as Element).closest?.(HOVERED)) return;
    for (const name of INTENT) removeEventListener(name, onIntent, true);
    loadApp();
  };
  for (const name of INTENT) addEventListener(name, onIntent, { capture: true, passive: true });
}
