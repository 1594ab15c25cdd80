/** What a copy button puts on the clipboard: the code without shell prompts. */
export function copyText(text: string, lang: string): string {
  const trimmed = text.replace(/\n$/, '');
  return lang === 'bash' || lang === 'sh' ? trimmed.replace(/^(\$|>) /gm, '') : trimmed;
}
