/** The word of the code under a point, with where it is shown. */
export interface WordAt {
  word: string;
  left: number;
  bottom: number;
}

const WORD = /[\w$]/;

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

export function wordAt(code: Element, x: number, y: number): WordAt | undefined {
  const caret = caretAt(x, y);
  if (!(caret?.node instanceof Text) || !code.contains(caret.node)) return undefined;
  const { data } = caret.node;
  let [start, end] = [caret.offset, caret.offset];
  while (start > 0 && WORD.test(data[start - 1]!)) start -= 1;
  while (end < data.length && WORD.test(data[end]!)) end += 1;
  if (start === end) return undefined;
  const range = document.createRange();
  range.setStart(caret.node, start);
  range.setEnd(caret.node, end);
  const box = range.getBoundingClientRect();
  // The caret of a point beyond the line's end is the line's last: that is not on the word.
  const on = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return on ? { word: data.slice(start, end), left: box.left, bottom: box.bottom } : undefined;
}
