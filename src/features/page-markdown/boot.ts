const SHOWN_MS = 2000;

function say(button: HTMLElement, text: string): void {
  const label = button.querySelector('span')!;
  button.dataset.label ??= label.textContent ?? '';
  label.textContent = text;
  setTimeout(() => (label.textContent = button.dataset.label!), SHOWN_MS);
}

/** Safari writes to the clipboard only within the click itself, so it is given the text as a promise. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function copy(button: HTMLElement, path: string): Promise<void> {
  try {
    await write(import('./fetchPage').then(({ fetchPage }) => fetchPage(path)));
    say(button, 'Copied');
  } catch {
    say(button, 'Could not copy: view it instead');
  }
}

export function startPageMarkdown(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-page-markdown="copy"]');
    const path = button?.closest<HTMLElement>('[data-markdown]')?.dataset.markdown;
    if (button && path) void copy(button, path);
  });
}
