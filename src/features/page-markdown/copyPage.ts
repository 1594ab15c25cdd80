/** Safari writes to the clipboard only within the click itself, so it is given the text as a promise. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies the page of the menu that the button stands in. */
export function copyPage(button: Element): Promise<void> {
  const path = button.closest<HTMLElement>('[data-markdown]')!.dataset.markdown!;
  return write(import('./fetchPage').then(({ fetchPage }) => fetchPage(path)));
}
