import { bareNoir } from '../../../core/noirCode';

const USE = /\buse\s+([^;]+);/g;
const DECLARED = /\b(?:fn|struct|trait|global|type|contract|mod)\s+([A-Za-z_]\w*)/g;
const STORAGE = /#\[storage[^\]]*\]\s*(?:pub\s+)?struct\s+\w+[^{]*\{([^}]*)\}/g;

/** The names that `a::{b, c::{d as e}}` brings into scope: those that end a path. */
const endings = (tree: string): string[] =>
  [...tree.matchAll(/([A-Za-z_]\w*)\s*(?=[,}]|$)/g)].map(([, name]) => name!).filter((name) => name !== 'self');

export interface NoirNames {
  imports: Set<string>;
  /** Functions, structs, … and the fields of storage. */
  own: Set<string>;
  fields: Set<string>;
}

/** What a Noir text brings into scope. */
export function noirIntroduced(text: string): NoirNames {
  const code = bareNoir(text);
  const storage = [...code.matchAll(STORAGE)].map(([, body]) => body!);
  return {
    imports: new Set([...code.matchAll(USE)].flatMap(([, tree]) => endings(tree!.trim()))),
    own: new Set([...code.replace(USE, '').matchAll(DECLARED)].map(([, name]) => name!)),
    fields: new Set(storage.flatMap((body) => [...body.matchAll(/(\w+)\s*:(?!:)/g)].map(([, name]) => name!))),
  };
}

/** Names that inline code imports: `use a::B;`, or a path that ends with one. */
export const noirSaid = (codes: string[]): string[] =>
  codes.filter((code) => code.includes('::')).flatMap((code) => endings(code.replace(/^use\s+|;$/g, '')));

export interface NoirUse {
  names: Set<string>;
  fields: Set<string>;
}

/** What a Noir text uses: names that no dot precedes, and fields of `storage`. */
export function noirUsed(text: string): NoirUse {
  const code = bareNoir(text).replace(USE, '');
  return {
    names: new Set([...code.matchAll(/(?<![.\w]|::)(?!(?<!#\[)storage\b)([A-Za-z_]\w*)/g)].map(([, name]) => name!)),
    fields: new Set([...code.matchAll(/\bstorage\s*\.\s*([A-Za-z_]\w*)/g)].map(([, name]) => name!)),
  };
}
