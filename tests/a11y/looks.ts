import type { Page } from '@playwright/test';
import { LOOKS, violations } from '../e2e/axe';

/**
 * Marks with `data-look` what axe has to judge by its looks: a text or a link in colours that no page before had, and
 * targets that stand near each other as none before. Gives these looks. Runs in the page.
 */
function markLooks(known: string[]): string[] {
  const seen = new Set(known);
  const looks: string[] = [];
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  const hasText = (e: Element) => [...e.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());

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
  function look(e: Element, text: string): void {
    if (seen.has(text)) return;
    seen.add(text);
    looks.push(text);
    e.setAttribute('data-look', '');
  }
  for (const e of shown('body *'))
    if (hasText(e) || e.matches('input, select, textarea')) look(e, `${letters(getComputedStyle(e))} on ${behind(e)}`);

  const inText = (e: Element) =>
    getComputedStyle(e).display === 'inline' && hasText(e.parentElement!) && !e.parentElement!.querySelector('br, hr');
  for (const e of shown('a[href]').filter(inText)) {
    const { textDecorationLine: line, borderBottom } = getComputedStyle(e);
    const [own, around] = [e, e.parentElement!].map((each) => letters(getComputedStyle(each)));
    look(e, `link ${own} ${line} ${borderBottom} in ${around} on ${behind(e)}`);
  }

  const targets = shown('a[href], button, summary, input, select, textarea, [tabindex]')
    .filter((e) => !inText(e))
    .map((e) => ({ e, box: e.getBoundingClientRect() }))
    // The sidebar has places above and below what it shows.
    .filter(({ e, box }) => {
      const frame = e.closest('.sidebar')?.getBoundingClientRect();
      return !frame || (box.top >= frame.top && box.bottom <= frame.bottom);
    });
  /** Nearer than two circles of 24 px around the middles may be, or over each other. */
  const crowded = (a: DOMRect, b: DOMRect) => {
    const gap = (x: number, from: number, to: number) => Math.max(from - x, x - to, 0);
    const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
    const small = Math.min(a.width, a.height) < 24 && Math.hypot(gap(x, b.left, b.right), gap(y, b.top, b.bottom)) < 25;
    return small || (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
  };
  for (const { e, box } of targets) {
    const near = targets.filter((other) => !e.contains(other.e) && !other.e.contains(e) && crowded(box, other.box));
    const places = near.map((other) =>
      [other.box.left - box.left, other.box.top - box.top, other.box.width, other.box.height].map(Math.round).join(' '),
    );
    if (near.length) look(e, `target ${Math.round(box.width)} ${Math.round(box.height)} by ${places.join()}`);
  }
  return looks;
}

/** Axe's rules about looks, on what looks as nothing did that is known. Things that look the same fare the same. */
export async function newLooks(page: Page, known: Set<string>): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('[data-look]').forEach((e) => e.removeAttribute('data-look')));
  const looks = await page.evaluate(markLooks, [...known]);
  for (const look of looks) known.add(look);
  return looks.length ? violations(page, '[data-look]', LOOKS) : [];
}
