import { bareNoir } from '../../core/noirCode';

/** Where a Noir source declares, imports or calls a name; names of local variables are left out. */
const PLACES = [
  /\b(?:fn|struct|trait|global|mod|type|contract)\s+([A-Za-z_]\w*)/g,
  /[(,{<]\s*(?:pub(?:\(crate\))?\s+|mut\s+|let\s+)*([A-Za-z_]\w*)\s*:(?!:)/g,
  /#\[([a-z_]\w*)/g,
  /#\[oracle\((\w+)\)/g,
  /\.([a-z_]\w*)\(/g,
  /\b([A-Za-z_]\w*)::/g,
  /::([A-Za-z_]\w*)/g,
  /\b([A-Z][A-Z0-9_]{2,})\b/g,
];
const USE = /\buse\s+([^;]+);/g;

/** Names that a Noir source declares, imports or calls. */
export function noirNames(source: string): string[] {
  const code = bareNoir(source);
  const imported = [...code.matchAll(USE)].flatMap(([, tree]) => tree!.match(/[A-Za-z_]\w*/g) ?? []);
  const placed = PLACES.flatMap((place) => [...code.matchAll(place)].map(([, name]) => name!));
  return [...imported, ...placed].filter((name) => /\w\w/.test(name));
}
