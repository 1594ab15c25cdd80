import { expect, test } from 'vitest';
import { canGrow, contained, moved, WHOLE, zoomed } from './view';

const room = contained({ width: 400, height: 200 }, { width: 100, height: 50 });

test('what lies under the fingers stays there', () => {
  const at = { x: 100, y: -40 };
  const view = zoomed(WHOLE, 2, room, at);
  expect(view).toEqual({ scale: 2, x: -100, y: 40 });
  // A point of the picture is shown at its place times the scale, plus the shift.
  expect(at.x * view.scale + view.x).toBe(at.x);
  const further = zoomed(view, 1.5, room, { x: 10, y: 10 });
  expect((110 / 2) * 3 + further.x).toBeCloseTo(10);
});

test('never smaller than whole, and whole is in the middle', () => {
  const view = moved(zoomed(WHOLE, 4, room), 1000, 1000, room);
  expect(zoomed(view, 0.1, room)).toEqual(WHOLE);
  expect(canGrow(view)).toBe(true);
  expect(canGrow(zoomed(view, 100, room))).toBe(false);
});

test('two fingers that part evenly enlarge it in its middle, though the browser tells of one after the other', () => {
  // Each from 40 px beside the middle to 120 px: first the left one, then the right one.
  const left = moved(zoomed(WHOLE, 2, room, { x: 0, y: 0 }), -40, 0, room);
  const both = moved(zoomed(left, 1.5, room, { x: -40, y: 0 }), 40, 0, room);
  expect(both).toEqual({ scale: 3, x: 0, y: 0 });
});

test('is moved no further than its own sides', () => {
  expect(moved(WHOLE, 50, 50, room)).toEqual(WHOLE);
  expect(moved(zoomed(WHOLE, 2, room), -900, 30, room)).toEqual({ scale: 2, x: -200, y: 30 });
});

test('a picture lower than the window stays in its middle until it is higher', () => {
  const wide = contained({ width: 400, height: 200 }, { width: 80, height: 10 });
  expect(wide.picture).toEqual({ width: 400, height: 50 });
  expect(moved(zoomed(WHOLE, 3, wide), 0, 90, wide).y).toBe(0);
  expect(moved(zoomed(WHOLE, 6, wide), 0, 90, wide).y).toBe(50);
});
