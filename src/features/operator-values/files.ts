import { fieldOf, type PageFile } from '../../../core/operatorPlaceholders';
import { fieldNamed, type Values } from './fields';
import { isSecret } from './validate';
import { textAt } from './write';

export const fileText = ({ parts }: PageFile, values: Values): string => {
  const texts = parts.map((part) => (typeof part === 'string' ? part : (textAt(part, values) ?? `<${part.name}>`)));
  return `${texts.join('').replace(/\n+$/, '')}\n`;
};

const labelOf = (placeholder: string): string => {
  const field = fieldOf(placeholder);
  return field ? fieldNamed(field).label : `<${placeholder}>`;
};
const labels = (names: string[]): string => [...new Set(names)].map(labelOf).join(', ');

function holdsSecret(placeholder: string, values: Values): boolean {
  const field = fieldOf(placeholder)!;
  return isSecret(fieldNamed(field).kind, values[field]!);
}

/** What the operator should know before the file leaves this page. */
export function warningsFor({ parts }: PageFile, values: Values): string[] {
  const places = parts.filter((part) => typeof part !== 'string');
  const names = (filled: boolean): string[] =>
    places.filter((place) => (textAt(place, values) !== null) === filled).map(({ name }) => name);
  const missing = names(false);
  const secret = names(true).filter((name) => holdsSecret(name, values));
  return [
    ...(missing.length > 0 ? [`Not filled in: ${labels(missing)}.`] : []),
    ...(secret.length > 0 ? [`Contains a secret: ${labels(secret)}. Keep the file private.`] : []),
  ];
}

/** Browsers take the dot from the name of a download: a page may not write a hidden file. */
const DOWNLOADED: Record<string, string> = { '.env': 'aztec.env' };
export const downloadName = ({ name }: PageFile): string => DOWNLOADED[name] ?? name;

/** Made in the browser: nothing is sent. `link` is any link that is not seen. */
export function saveFile(file: PageFile, values: Values, link: HTMLAnchorElement): void {
  link.href = URL.createObjectURL(new Blob([fileText(file, values)], { type: 'application/octet-stream' }));
  link.download = downloadName(file);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
