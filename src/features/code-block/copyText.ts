/** What a copy button puts on the clipboard: the code without shell prompts. */
export function copyText(text: string, lang: string): string {
  const trimmed = text.replace(/\n$/, '');
  return lang === 'bash' || lang === 'sh' ? trimmed.replace(/^(\$|>) /gm, '') : trimmed;
}

/** Copies the block that the button stands in, as it is shown. */
export function copyCode(button: Element): Promise<void> {
  const figure = button.closest<HTMLElement>('.code')!;
  const text = figure.querySelector('code')!.textContent ?? '';
  return navigator.clipboard.writeText(copyText(text, figure.dataset.lang ?? ''));
}
