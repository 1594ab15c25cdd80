import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** Long enough that a pointer on its way across opens nothing, and that it can move from the link to the card. */
const DELAY = 200;
const touchOnly = (): boolean => matchMedia('(hover: none)').matches;

/** Escape, or a touch elsewhere, closes the card wherever the focus is. */
function useDismiss(open: boolean, link: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const onPress = ({ target }: Event) => !link.current?.contains(target as Node) && close();
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  });
}

export function useCard(link: RefObject<HTMLAnchorElement | null>) {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  const set = (next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delay);
  };
  useDismiss(open, link, () => set(false));
  useEffect(() => {
    // The pointer or the focus may have been there before React.
    const wanted = link.current!.matches(touchOnly() ? ':focus-visible' : ':hover, :focus-visible');
    if (wanted) timer.current = window.setTimeout(() => setOpen(true), DELAY);
    return () => clearTimeout(timer.current);
  }, [link]);
  const hover = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && set(true, DELAY),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && set(false, DELAY),
  };
  const forLink = {
    ...hover,
    onFocus: () => link.current!.matches(':focus-visible') && set(true),
    onBlur: () => set(false),
    onClick: (event: MouseEvent) => {
      if (!open && touchOnly()) event.preventDefault();
      set(!open && touchOnly());
    },
  };
  return { open, forLink, forCard: hover };
}
