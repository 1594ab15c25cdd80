import type { KeyboardEvent } from 'react';

/** Arrow keys go from the field through the results, and back to the field from the first. */
export function stepThroughHits(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...document.querySelectorAll<HTMLElement>('.search-page__input, [data-search-results] .search-hit')];
  const next = step && stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
