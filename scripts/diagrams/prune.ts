/**
 * Takes from a drawing what it does not use: mermaid writes the styles and symbols of all kinds of diagrams into each,
 * and notes for scripts. Runs in the browser that drew it: it uses nothing from outside, and names no function, which
 * tsx would mark.
 */
export function prune(svg: string): string {
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = svg;
  const drawing = holder.firstElementChild!;
  const own = `#${drawing.id}`;
  const { fontFamily, fontSize } = getComputedStyle(drawing);
  let css = '';
  for (const style of drawing.querySelectorAll('style')) {
    for (const rule of style.sheet!.cssRules)
      if (rule instanceof CSSStyleRule && holder.querySelector(rule.selectorText)) css += rule.cssText;
    style.remove();
  }
  for (const part of drawing.querySelectorAll('defs > [id], marker[id]'))
    if (!drawing.outerHTML.includes(`#${part.id})`) && !drawing.querySelector(`[href="#${part.id}"]`)) part.remove();
  // It is alone in its file: its styles need not name it.
  css = css.replaceAll(`${own} {`, 'svg{').replaceAll(`${own} `, '');
  // Each word stands by itself.
  for (const line of drawing.querySelectorAll('tspan:has(> tspan)')) line.textContent = line.textContent!;
  for (const part of drawing.querySelectorAll<SVGElement>('*')) {
    if (part.style.fontFamily === fontFamily) part.style.fontFamily = '';
    if (part.style.fontSize === fontSize) part.style.fontSize = '';
    if (part.style.fontWeight === '400') part.style.fontWeight = '';
    if (part.getAttribute('style') === '') part.removeAttribute('style');
    const classes = [...part.classList].filter((name) => css.includes(`.${CSS.escape(name)}`));
    if (classes.length) part.setAttribute('class', classes.join(' '));
    else part.removeAttribute('class');
    for (const { name } of [...part.attributes])
      if (/^(data-.*|name|alignment-baseline)$/.test(name)) part.removeAttribute(name);
    if (part.id && !/marker/i.test(part.tagName)) part.removeAttribute('id');
  }
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  sheet.textContent = css;
  drawing.querySelector('desc')!.replaceWith(sheet);
  for (const { name } of [...drawing.attributes]) if (/^(aria-.*|role|id)$/.test(name)) drawing.removeAttribute(name);
  for (const part of drawing.querySelectorAll('rect:not([width]), text')) if (!part.textContent) part.remove();
  const pruned = new XMLSerializer().serializeToString(drawing);
  holder.remove();
  return pruned;
}
