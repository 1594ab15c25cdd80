/** Marks the table-of-contents entry of the section being read. */
function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc-spy] a')];
  if (links.length === 0) return;
  const line = 140;
  let active: HTMLAnchorElement | undefined;
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading && heading.getBoundingClientRect().top <= line) active = link;
  }
  for (const link of links) {
    if (link === active) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

export function startToc(): void {
  let waiting = false;
  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        mark();
      });
    },
    { passive: true },
  );
}
