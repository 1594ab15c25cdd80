import React, { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { WordAt } from './wordAt';

/** Between the card and the edge of the window. */
const MARGIN = 16;

function place(card: HTMLElement, { left, bottom }: WordAt): void {
  const from = (card.offsetParent ?? document.body).getBoundingClientRect();
  const last = document.documentElement.clientWidth - MARGIN - card.offsetWidth;
  card.style.left = `${Math.max(MARGIN, Math.min(left, last)) - from.left}px`;
  card.style.top = `${bottom - from.top}px`;
}

/** Under a word of the code, and inside the window. */
export function FloatingCard({ at, children }: { at: WordAt; children: ReactNode }): ReactNode {
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place(card.current!, at), [at]);
  return (
    <span ref={card} className="term-card code-names__card" role="tooltip">
      {children}
    </span>
  );
}
