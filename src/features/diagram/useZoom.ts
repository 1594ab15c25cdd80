import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { contained, moved, WHOLE, zoomed, type Room, type View } from './view';

const STEP = 1.5;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

interface Point {
  x: number;
  y: number;
}

const middle = ([a, b = a]: Point[]): Point => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
const distance = ([a, b]: Point[]): number => (b ? Math.hypot(a!.x - b.x, a!.y - b.y) : 1);

/** Moves and enlarges what a window shows: by wheel, by one finger or two, and by keys. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const [view, setView] = useState<View>(WHOLE);
  const room = (): Room => {
    const shown = [...frame.current!.querySelectorAll('img')].find(({ offsetWidth }) => offsetWidth)!;
    return contained(frame.current!.getBoundingClientRect(), {
      width: shown.naturalWidth,
      height: shown.naturalHeight,
    });
  };
  const move = (dx: number, dy: number) => setView((now) => moved(now, dx, dy, room()));
  const zoom = (factor: number, at?: Point) => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    const from = at && { x: at.x - left - width / 2, y: at.y - top - height / 2 };
    setView((now) => zoomed(now, factor, room(), from));
  };

  // React listens to the wheel passively: the page would be zoomed as well.
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(2 ** (-event.deltaY / (event.ctrlKey ? 60 : event.deltaMode ? 10 : 300)), {
        x: event.clientX,
        y: event.clientY,
      });
    };
    const element = frame.current!;
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });

  const onPointerMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (!fingers.current.has(pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(pointerId, { x, y });
    const after = [...fingers.current.values()];
    const [from, to] = [middle(before), middle(after)];
    // In this order: a picture that is still whole has no room to be moved.
    zoom(distance(after) / distance(before), from);
    move(to.x - from.x, to.y - from.y);
  };
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow) move(...arrow);
    else if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') setView(WHOLE);
    else return;
    event.preventDefault();
  };

  return {
    view,
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    whole: () => setView(WHOLE),
    onKeyDown,
    frameProps: {
      ref: frame,
      onPointerMove,
      onDoubleClick: ({ clientX: x, clientY: y }: MouseEvent) => zoom(view.scale > 1 ? 0 : 2 * STEP, { x, y }),
      onPointerUp: release,
      onPointerCancel: release,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
    },
  };
}
