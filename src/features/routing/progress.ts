/** Milliseconds: until it shows at all, for one move, between two moves. */
const DELAY = 200;
const SPEED = 200;
const TRICKLE = 800;
const FIRST = 0.08;

/** It slows down and never arrives by itself. */
const stepAfter = (done: number): number => (done < 0.2 ? 0.1 : done < 0.5 ? 0.04 : done < 0.8 ? 0.02 : 0.005);

let frame: HTMLElement | undefined;
let timer: number | undefined;
let done = 0;

function move(to: number): void {
  done = Math.min(to, 1);
  (frame!.firstElementChild as HTMLElement).style.transform = `translate3d(-${(1 - done) * 100}%, 0, 0)`;
}

function trickle(): void {
  move(Math.min(done + stepAfter(done), 0.994));
  timer = window.setTimeout(trickle, TRICKLE);
}

function show(): void {
  frame = document.createElement('div');
  frame.id = 'nprogress';
  frame.append(Object.assign(document.createElement('div'), { className: 'bar' }));
  document.body.append(frame);
  move(FIRST);
  timer = window.setTimeout(trickle, TRICKLE);
}

/** The bar at the top of the window while another page is on its way for longer than a moment. Returns how to call it off. */
export function startProgress(): () => void {
  if (frame) return () => undefined;
  clearTimeout(timer);
  const begun = window.setTimeout(show, DELAY);
  timer = begun;
  return () => clearTimeout(begun);
}

export function endProgress(): void {
  clearTimeout(timer);
  if (!frame) return;
  move(1);
  const gone = frame;
  frame = undefined;
  setTimeout(() => gone.remove(), SPEED * 2);
}
