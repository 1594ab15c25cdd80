/** From its first letter, so that a search ends early. */
const NAME = '(?<![\\w$])([A-Za-z_$][\\w$]*)';

/** Ways in which a file shows that a value is of a type: it says so, makes it, or gets it from a static method. */
const FORMS = [
  (type: string) => `${NAME}\\s*[?!]?\\s*:\\s*(?:readonly\\s+)?${type}(?![\\w$<.])`,
  (type: string) => `${NAME}\\s*=\\s*(?:await\\s+)?new\\s+${type}(?![\\w$])`,
  (type: string) => `${NAME}\\s*=\\s*await\\s+${type}\\s*\\.`,
  (type: string) => `${NAME}\\s*=\\s*[^;=\\n]*\\bas\\s+${type}(?![\\w$])`,
];

/** The names of values that are of a type, the type itself for its static members included. None where none is shown. */
export function valuesOf(type: string, code: string): string[] {
  const name = type.replace(/\$/g, '\\$');
  const found = FORMS.flatMap((form) => [...code.matchAll(new RegExp(form(name), 'g'))].map(([, value]) => value!));
  return found.length > 0 ? [...new Set([...found, type])] : [];
}
