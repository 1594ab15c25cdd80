import { copyText } from './copyText';

function say(button: HTMLElement, text: string): void {
  const before = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = before;
  button.textContent = text;
  button.setAttribute('aria-live', 'polite');
  setTimeout(() => (button.textContent = before), 2000);
}

async function copy(button: HTMLElement, figure: HTMLElement): Promise<void> {
  const text = copyText(figure.querySelector('code')!.textContent ?? '', figure.dataset.lang ?? '');
  try {
    await navigator.clipboard.writeText(text);
    say(button, 'Copied');
  } catch {
    say(button, 'Press Ctrl+C');
    getSelection()?.selectAllChildren(figure.querySelector('code')!);
  }
}

export function startCodeBlocks(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-code]');
    const figure = button?.closest<HTMLElement>('.code');
    if (!button || !figure) return;
    if (button.dataset.code === 'copy') void copy(button, figure);
    else button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrap')));
  });
}
