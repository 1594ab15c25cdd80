import { takeEntry } from './backCloses';
import { isPlain } from './early';
import { navigate } from './navigate';

/** A link that is followed while a layer is open: its page takes the place of the layer in the browser's history. */
export function followInPlace(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link?.href || !isPlain(event) || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.target || !takeEntry()) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash, 'replace');
}
