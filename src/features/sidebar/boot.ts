/** The sidebar scrolls by itself: this brings the entry of the page into its view and leaves the page where it is. */
function showCurrent(): void {
  const entry = document.querySelector('.sidebar [aria-current="page"]');
  const sidebar = entry?.closest('.sidebar');
  if (!entry || !sidebar) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (top < box.top || bottom > Math.min(box.bottom, innerHeight)) sidebar.scrollTop += top - box.top - box.height / 3;
}

/** In the next frame: by then the categories around a new page are open. */
export const startSidebar = (onRoute: (action: () => void) => void): void =>
  onRoute(() => requestAnimationFrame(showCurrent));
