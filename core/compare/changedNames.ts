/** What became of a name of the product between the two versions. */
export interface ChangedName {
  kind: 'code' | 'command';
  /** `changed`: both have it, and it is another thing or stands elsewhere. */
  fate: 'gone' | 'new' | 'changed';
}

/** By name: `createPXE`, `.getAddress`, `#[private]`, `--rpc-url`, `aztec deploy`, `@aztec/aztec.js/fields`. */
export type ChangedNames = ReadonlyMap<string, ChangedName>;

/** How `ChangedNames` has the import of a name: where that is gone, and the name is not, the name moved. */
export const importOf = (name: string, entry: string): string => `${name} from ${entry}`;

const NAME = /@aztec\/[\w./-]*\w|#\[\w+|--[a-z][\w.-]*\w|\.?[A-Za-z_][\w$]*\(?/g;
const COMMAND = /\baztec(?:-wallet)? [a-z][\w-]+/g;
/** A package is named by what begins with it. */
const PACKAGE = /^@aztec\/[\w.-]+\//;

/** A member of Noir: it is known by its name alone. */
const NOIR_MEMBER = /^\.\w*_\w*/;

/** The forms of a name that `ChangedNames` may have: what is called may be a member, an import names a package. */
function formsOf(found: string): string[] {
  const name = found.replace(/^\.|\($/g, '');
  if (found.startsWith('#[')) return [`${found}]`];
  if (found.startsWith('@')) return [found, PACKAGE.exec(found)?.[0] ?? `${found}/`];
  if (found.startsWith('.') && !NOIR_MEMBER.test(found)) return [`.${name}`];
  return found === name ? [name] : [name, `.${name}`];
}

/** An import of attributes: `functions::{private, view}`. */
const ATTRIBUTES = /\bfunctions::(?:\{([^}]*)|(\w+))/g;
const attributesIn = (text: string): string[] =>
  [...text.matchAll(ATTRIBUTES)].flatMap(([, many, one]) =>
    ((many ?? one)!.match(/\w+/g) ?? []).map((name) => `#[${name}]`),
  );

/** All that may be the name of something, as `ChangedNames` has it. */
export const namesIn = (text: string): string[] => [
  ...new Set([...[...text.matchAll(NAME)].flatMap(([found]) => formsOf(found)), ...attributesIn(text)]),
  ...new Set(text.match(COMMAND) ?? []),
];
