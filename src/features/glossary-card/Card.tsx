import React, { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';

interface Props extends ComponentProps<'span'> {
  link: RefObject<HTMLAnchorElement | null>;
}

/** Between the card and the edge of the window. */
const MARGIN = 16;

/** Under the first line of its link, and inside the window. */
function place(card: HTMLElement, link: HTMLElement): void {
  const from = (card.offsetParent ?? document.body).getBoundingClientRect();
  const at = link.getClientRects()[0]!;
  const last = document.documentElement.clientWidth - MARGIN - card.offsetWidth;
  card.style.left = `${Math.max(MARGIN, Math.min(at.left, last)) - from.left}px`;
  card.style.top = `${at.bottom - from.top}px`;
}

export function Card({ link, ...props }: Props): ReactNode {
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place(card.current!, link.current!), [link]);
  return <span {...props} ref={card} className="term-card" role="tooltip" />;
}
