/** Puts the maths stylesheet to use once it is there. Returns how to take it back. */
export function applyMathsStyles(link: HTMLLinkElement): () => void {
  const root = document.documentElement;
  const apply = () => {
    link.media = 'all';
    root.setAttribute('data-maths', '');
  };
  if (link.sheet) apply();
  else link.addEventListener('load', apply, { once: true });
  return () => {
    link.removeEventListener('load', apply);
    root.removeAttribute('data-maths');
  };
}
