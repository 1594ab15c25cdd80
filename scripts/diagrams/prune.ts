/**
 * Takes from a drawing what it does not use: mermaid writes the styles and symbols of all kinds of diagrams into each.
 * Runs in the browser that drew it: it uses nothing from outside, and names no function, which tsx would mark.
 */
export function prune(svg: string): string {
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = svg;
  const drawing = holder.firstElementChild!;
  for (const style of drawing.querySelectorAll('style'))
    style.textContent = [...style.sheet!.cssRules]
      .filter((rule) => rule instanceof CSSStyleRule && holder.querySelector(rule.selectorText))
      .map(({ cssText }) => cssText)
      .join('');
  for (const part of drawing.querySelectorAll('defs > [id], marker[id]'))
    if (!drawing.outerHTML.includes(`#${part.id})`) && !drawing.querySelector(`[href="#${part.id}"]`)) part.remove();
  for (const empty of drawing.querySelectorAll('defs:empty, g:empty, style:empty')) empty.remove();
  const pruned = new XMLSerializer().serializeToString(drawing);
  holder.remove();
  return pruned;
}
