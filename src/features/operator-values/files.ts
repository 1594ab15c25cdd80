import { placeholdersIn, titleOf } from './fill';
import { fieldOf, type Values } from './fields';
import { isSecret } from './validate';

const NAMES = ['.env', 'docker-compose.yml'];

/** A file that a page shows in full. */
export interface PageFile {
  name: string;
  /** The section it stands in: a page may show several files of one name. */
  section: string;
  figure: HTMLElement;
}

export const isFile = (figure: HTMLElement): boolean => NAMES.includes(titleOf(figure));

function sectionOf(figure: HTMLElement): string {
  const headings = [...document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3)')];
  const before = headings.filter(
    (heading) => heading.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // A heading also holds the sign of its direct link.
  return before.at(-1)?.firstChild?.textContent ?? '';
}

export const pageFiles = (): PageFile[] =>
  [...document.querySelectorAll<HTMLElement>('.markdown .code')]
    .filter(isFile)
    .map((figure) => ({ name: titleOf(figure), section: sectionOf(figure), figure }));

export const fileText = ({ figure }: PageFile): string =>
  `${figure.querySelector('code')!.textContent!.replace(/\n+$/, '')}\n`;

const label = (placeholder: string): string => fieldOf(placeholder)?.label ?? `<${placeholder}>`;

/** What the operator should know before the file leaves this page. */
export function warningsFor({ figure }: PageFile, values: Values): string[] {
  const { filled, missing } = placeholdersIn([figure]);
  const secret = filled.filter((name) => {
    const field = fieldOf(name)!;
    return isSecret(field.kind, values[field.name]!);
  });
  return [
    ...(missing.length > 0 ? [`Not filled in: ${missing.map(label).join(', ')}.`] : []),
    ...(secret.length > 0 ? [`Contains a secret: ${secret.map(label).join(', ')}. Keep the file private.`] : []),
  ];
}

/** Made in the browser: nothing is sent. `link` is any link that is not seen. */
export function saveFile(file: PageFile, link: HTMLAnchorElement): void {
  link.href = URL.createObjectURL(new Blob([fileText(file)], { type: 'application/octet-stream' }));
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
