const PLACEHOLDER = /<[A-Z][A-Z0-9_]*>/g;

/** `<YOUR_ADDRESS>` and the like stand for a word that the reader fills in. */
export function substitutePlaceholders(text: string, by = 'PLACEHOLDER'): string {
  return text.replace(PLACEHOLDER, by);
}
