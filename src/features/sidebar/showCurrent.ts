/** The sidebar scrolls by itself: this brings the entry of the page into its view and leaves the page where it is. */
export function showCurrent(sidebar: Element | null): void {
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !entry) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (top < box.top || bottom > Math.min(box.bottom, innerHeight)) sidebar.scrollTop += top - box.top - box.height / 3;
}
