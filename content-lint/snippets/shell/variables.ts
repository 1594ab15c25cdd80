/** Names that a text reads as `$NAME` or `${NAME}`. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map((match) => match[1]!);
}
