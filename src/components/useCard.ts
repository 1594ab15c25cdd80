import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { touchOnly, useDismiss } from './useDismiss';

/** Long enough that a pointer on its way across opens nothing, and that it can move from the link to the card. */
export const HOVER_DELAY = 200;

/** A link with a card: on hover, on focus and on the first tap, which does not follow it. The second tap does. */
export function useCard(link: RefObject<HTMLAnchorElement | null>) {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  const pressedBy = useRef<string>(undefined);
  const set = (next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delay);
  };
  useDismiss({ open, owner: () => link.current, close: () => set(false) });
  useEffect(() => {
    // The pointer or the focus may have been there before React.
    const on = (state: string) => link.current!.matches(state);
    if (on(':focus-visible') || (on(':hover') && !touchOnly()))
      timer.current = window.setTimeout(() => setOpen(true), HOVER_DELAY);
    return () => clearTimeout(timer.current);
  }, [link]);
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set(true, HOVER_DELAY),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set(false, HOVER_DELAY),
  };
  /** A tap that was made before React is repeated without a pointer. */
  const isTap = (): boolean => (pressedBy.current ? pressedBy.current === 'touch' : touchOnly());
  const forLink = {
    ...hover,
    onPointerDown: ({ pointerType }: PointerEvent) => void (pressedBy.current = pointerType),
    onFocus: () => link.current!.matches(':focus-visible') && set(true),
    onClick: (event: MouseEvent) => {
      const shows = !open && isTap();
      if (shows) event.preventDefault();
      set(shows);
    },
  };
  return { open, forLink, forCard: hover };
}
