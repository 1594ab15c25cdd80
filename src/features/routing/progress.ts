import { localStore } from '../../bridge/store';

/** Milliseconds: until it shows at all, for one move, between two moves. */
const DELAY = 200;
const SPEED = 200;
const TRICKLE = 800;
const FIRST = 0.08;

/** It slows down and never arrives by itself. */
const stepAfter = (done: number): number => (done < 0.2 ? 0.1 : done < 0.5 ? 0.04 : done < 0.8 ? 0.02 : 0.005);

/** How much of the way is done, while the bar shows. */
export const progress = localStore<number | undefined>(undefined);
let timer: number | undefined;

function trickle(done: number): void {
  progress.set(done);
  timer = window.setTimeout(() => trickle(Math.min(done + stepAfter(done), 0.994)), TRICKLE);
}

/** The bar at the top of the window while another page is on its way for longer than a moment. Returns how to call it off. */
export function startProgress(): () => void {
  if ((progress.getSnapshot() ?? 1) < 1) return () => undefined;
  clearTimeout(timer);
  const begun = window.setTimeout(() => trickle(FIRST), DELAY);
  timer = begun;
  return () => clearTimeout(begun);
}

export function endProgress(): void {
  clearTimeout(timer);
  if (progress.getSnapshot() === undefined) return;
  progress.set(1);
  timer = window.setTimeout(() => progress.set(undefined), SPEED * 2);
}
