import React, { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

interface Props extends ComponentProps<'span'> {
  /** Where the word is that it belongs to. The same function as long as it is the same word. */
  at: () => { left: number; bottom: number };
}

/** Between the card and the edge of the window. */
const MARGIN = 16;

function place(card: HTMLElement, { left, bottom }: ReturnType<Props['at']>): void {
  const from = (card.offsetParent ?? document.body).getBoundingClientRect();
  const last = document.documentElement.clientWidth - MARGIN - card.offsetWidth;
  card.style.left = `${Math.max(MARGIN, Math.min(left, last)) - from.left}px`;
  card.style.top = `${bottom - from.top}px`;
}

/** What a word means: under it, and inside the window. */
export function FloatingCard({ at, ...props }: Props): ReactNode {
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place(card.current!, at()), [at]);
  return <span className="term-card" {...props} ref={card} role="tooltip" />;
}
