/** What the page is told, in the order in which it happened: telling of a transaction takes a moment. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** At once where nothing waits, or else after it. */
export function inTurn(tell: () => unknown): void {
  if (waiting === 0) tell();
  else later(tell);
}

export function later(tell: () => unknown): void {
  waiting += 1;
  last = last
    .then(tell)
    .catch(() => undefined)
    .then(() => (waiting -= 1));
}

/** When all so far has been told. */
export const told = (): Promise<unknown> => last;
