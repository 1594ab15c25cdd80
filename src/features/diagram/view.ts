/** How a picture lies in its window: how much larger than whole, and how far its middle is from the window's, in px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The window, and the picture in it when it is shown whole. */
export interface Room {
  frame: Size;
  picture: Size;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MOST = 8;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** No side of the picture is drawn away from the window's, and what has room is in the middle: nothing empty beside it. */
export function moved(view: View, dx: number, dy: number, { frame, picture }: Room): View {
  const beyond = (side: keyof Size) => Math.max(0, (picture[side] * view.scale - frame[side]) / 2);
  return { ...view, x: clamp(view.x + dx, beyond('width')), y: clamp(view.y + dy, beyond('height')) };
}

/** What is at this point, counted from the middle, stays there. */
export function zoomed(view: View, factor: number, room: Room, at = { x: 0, y: 0 }): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const share = 1 - scale / view.scale;
  return moved({ ...view, scale }, (at.x - view.x) * share, (at.y - view.y) * share, room);
}

export const canGrow = ({ scale }: View): boolean => scale < MOST;

/** The picture's size in the window when it is shown whole. */
export function contained(frame: Size, natural: Size): Room {
  const scale = Math.min(frame.width / natural.width, frame.height / natural.height);
  return { frame, picture: { width: natural.width * scale, height: natural.height * scale } };
}
