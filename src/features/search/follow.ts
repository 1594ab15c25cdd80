import type { MouseEvent } from 'react';
import { isPlain } from '../../bridge/early';

/** A click on a link of this site: `go` leads there without a new load, unless the reader asked for a new tab. */
export function follow(event: MouseEvent<HTMLAnchorElement>, go: (to: string) => void): void {
  if (!isPlain(event.nativeEvent)) return;
  event.preventDefault();
  go(event.currentTarget.getAttribute('href')!);
}
