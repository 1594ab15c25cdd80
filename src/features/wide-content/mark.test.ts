// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mark } from './mark';

const SIZES = { scrollLeft: 0, scrollWidth: 600, clientWidth: 300 };

afterEach(() => vi.restoreAllMocks());

function page(parts: number): HTMLElement[] {
  document.body.innerHTML = `<div class="markdown">${'<div class="code"><pre></pre></div>'.repeat(parts)}</div>`;
  return [...document.querySelectorAll('pre')];
}

test('each wide part is a stop, and says where there is more', () => {
  const parts = page(2);
  for (const [name, size] of Object.entries(SIZES))
    vi.spyOn(Element.prototype, name as 'clientWidth', 'get').mockReturnValue(size);
  mark();
  expect(parts.map((part) => [part.tabIndex, part.dataset.more])).toEqual([
    [0, 'end'],
    [0, 'end'],
  ]);
});

test('nothing is measured after a part was changed: the page would be laid out again for each', () => {
  const parts = page(3);
  const changedBefore: number[] = [];
  for (const [name, size] of Object.entries(SIZES))
    vi.spyOn(Element.prototype, name as 'clientWidth', 'get').mockImplementation(() => {
      changedBefore.push(parts.filter((part) => part.getAttributeNames().length).length);
      return size;
    });
  mark();
  expect(changedBefore).toEqual(Array(15).fill(0));
});
