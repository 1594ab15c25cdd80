import type { PhrasingContent } from 'mdast';
import { code, link, text } from './nodes';
import type { Linker } from './signature';

/** Our words, in which `code` is code and leads to the symbol that it names. */
export function prose(words: string, linkTo: Linker, own?: string): PhrasingContent[] {
  return words.split('`').flatMap((part, index): PhrasingContent[] => {
    if (index % 2 === 0) return part ? [text(part)] : [];
    const url = part === own ? undefined : linkTo(part);
    return [url ? link(url, code(part)) : code(part)];
  });
}
