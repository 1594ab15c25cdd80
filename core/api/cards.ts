/** What the names of a page's code blocks mean, as `plugins/api-names` writes it: one small file for each page. */
export interface NameCards {
  /** Signature, our sentence and the address of the entry, by name; the last two only where the reference has it. */
  names: Record<string, [signature: string, text?: string, url?: string]>;
  /** Of each block, by its key, the names in it as in `ApiUses`. */
  blocks: Record<string, string[]>;
}

export interface NameCard {
  word: string;
  signature: string;
  text?: string;
  url?: string;
}

export const NAMES_FOLDER = 'code-names';

/** Where the browser fetches a file from: a list of them all in its scripts would grow with the pages. */
export const namesPath = (name: string): string => `/${NAMES_FOLDER}/${name}.json`;

/** The file with the names of Aztec.nr, which are the same on all pages of a version. */
export const noirCards = (version: string): string => `noir-${version}`;

/** The cards of one block, in the order of their words. A block of Noir names them itself, with commas between. */
export const cardsOf = ({ names, blocks }: NameCards, block: string): NameCard[] =>
  (blocks[block] ?? block.split(',')).flatMap((entry) => {
    const [word, name = word] = entry.split('=') as [string, string?];
    const known = names[name];
    return known ? [{ word, signature: known[0], text: known[1], url: known[2] }] : [];
  });
