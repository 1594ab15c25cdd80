import type { Page } from '@playwright/test';
import { AS_SEEN, violations } from '../e2e/axe';

/**
 * Marks with `data-look` what axe has to judge by its looks: a text or a link in colours that no page before had,
 * targets that stand near each other as none before, and what scrolls where the keyboard may not reach it. Gives these
 * looks. Runs in the page.
 */
function markLooks(known: string[]): string[] {
  const seen = new Set(known);
  const looks: string[] = [];
  document.querySelectorAll('[data-look]').forEach((e) => e.removeAttribute('data-look'));
  const all = [...document.body.querySelectorAll('*')].filter((e) => e.checkVisibility());
  const visible = new Set(all);
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((e) => visible.has(e));
  const withText = new Set<Element>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (texts.currentNode.nodeValue!.trim()) withText.add(texts.currentNode.parentElement!);

  const layers = new Map<Element, string>();
  /** All that stands behind an element and shines through. */
  function behind(e: Element | null): string {
    if (!e) return '';
    const known = layers.get(e);
    if (known !== undefined) return known;
    const { backgroundColor: colour, backgroundImage: image, opacity, position } = getComputedStyle(e);
    const own = [colour, image, opacity, position].join(' ');
    const all = (own === 'rgba(0, 0, 0, 0) none 1 static' ? '' : `${own} < `) + behind(e.parentElement);
    layers.set(e, all);
    return all;
  }
  const letters = ({ color, fontSize, fontWeight, fontStyle, textShadow }: CSSStyleDeclaration) =>
    [color, fontSize, fontWeight, fontStyle, textShadow].join(' ');
  /** All that contrast asks of letters: axe knows two sizes, parted at 18 points, or 14 when bold. */
  function contrast({ color, fontSize, fontWeight, textShadow }: CSSStyleDeclaration): string {
    const large = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 56 / 3 : 24);
    return [color, large ? 'large' : 'small', textShadow].join(' ');
  }
  function mark(e: Element, text: string): void {
    looks.push(text);
    e.setAttribute('data-look', '');
  }
  function look(e: Element, text: string): void {
    if (seen.has(text)) return;
    seen.add(text);
    mark(e, text);
  }
  for (const e of all)
    if (withText.has(e) || e.matches('input, select, textarea'))
      look(e, `${contrast(getComputedStyle(e))} on ${behind(e)}`);

  const scrolls = (e: Element) => {
    const { overflowX, overflowY } = getComputedStyle(e);
    if (!/auto|scroll/.test(overflowX + overflowY)) return false;
    return e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight;
  };
  // Axe asks for no more than a stop of the keyboard, at the place or in it.
  const hasStop = (e: Element) =>
    e.matches('[tabindex="0"]') || [...e.querySelectorAll('a[href]:not([tabindex])')].some((link) => visible.has(link));
  for (const e of all.filter(scrolls)) if (!hasStop(e)) mark(e, 'scrolls');

  const inText = (e: Element) =>
    getComputedStyle(e).display === 'inline' &&
    withText.has(e.parentElement!) &&
    !e.parentElement!.querySelector('br, hr');
  for (const e of shown('a[href]').filter(inText)) {
    const { textDecorationLine: line, borderBottom } = getComputedStyle(e);
    const [own, around] = [e, e.parentElement!].map((each) => letters(getComputedStyle(each)));
    look(e, `link ${own} ${line} ${borderBottom} in ${around} on ${behind(e)}`);
  }

  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;
  /** Asking a `DOMRect` for its edges takes longer, and each is asked by all others. */
  function boxOf(e: Element): Box {
    const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  }
  const targets = shown('a[href], button, summary, input, select, textarea, [tabindex]')
    .filter((e) => !inText(e))
    .map((e) => ({ e, box: boxOf(e) }))
    // The sidebar has places above and below what it shows.
    .filter(({ e, box }) => {
      const frame = e.closest('.sidebar')?.getBoundingClientRect();
      return !frame || (box.top >= frame.top && box.bottom <= frame.bottom);
    });
  /** Nearer than two circles of 24 px around the middles may be, or over each other. */
  const crowded = (a: Box, b: Box) => {
    // Most are far away, which is soon known.
    if (b.top > a.bottom + 25 || b.bottom < a.top - 25 || b.left > a.right + 25 || b.right < a.left - 25) return false;
    const gap = (x: number, from: number, to: number) => Math.max(from - x, x - to, 0);
    const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
    const small = Math.min(a.width, a.height) < 24 && Math.hypot(gap(x, b.left, b.right), gap(y, b.top, b.bottom)) < 25;
    return small || (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
  };
  for (const { e, box } of targets) {
    const near = targets.filter((other) => crowded(box, other.box) && !e.contains(other.e) && !other.e.contains(e));
    // Further off than 50 px, where a neighbour ends makes no difference.
    const place = (at: number, from: number, to: number) =>
      Math.round(Math.min(Math.max(at, from - 50), to + 50) - from);
    const places = near.map(({ box: { left, top, right, bottom } }) =>
      [
        ...[left, right].map((x) => place(x, box.left, box.right)),
        ...[top, bottom].map((y) => place(y, box.top, box.bottom)),
      ].join(' '),
    );
    if (near.length) look(e, `target ${Math.round(box.width)} ${Math.round(box.height)} by ${places.join()}`);
  }
  return looks;
}

/** Axe's rules about looks, on what looks as nothing did that is known. Things that look the same fare the same. */
export async function newLooks(page: Page, known: Set<string>): Promise<string[]> {
  const looks = await page.evaluate(markLooks, [...known]);
  for (const look of looks) known.add(look);
  return looks.length ? violations(page, '[data-look]', AS_SEEN) : [];
}
