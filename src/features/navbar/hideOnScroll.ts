/** Whether the navbar is hidden after a scroll from `last` to `top`: hidden on the way down past its own height. */
export function navbarHidden(top: number, last: number, height: number, hidden: boolean): boolean {
  if (top < height) return false;
  if (Math.abs(top - last) < 4) return hidden;
  return top > last;
}
