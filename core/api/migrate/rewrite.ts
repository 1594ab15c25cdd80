import type { Import, ImportedName } from './imports';

/** A name of an import, and the entry point that has it now. */
export interface Taken {
  to: string;
  kind: Import['kind'];
  name: ImportedName;
}

const inClause = ({ name, as, type }: ImportedName): string =>
  `${type ? 'type ' : ''}${as === name ? name : `${name} as ${as}`}`;
const inPattern = ({ name, as }: ImportedName): string => (as === name ? name : `${name}: ${as}`);

/** The statement of its kind: what was a call stays one. */
const STATEMENTS: Record<Import['kind'], (names: ImportedName[], to: string) => string> = {
  import: (names, to) => `import ${clause(names)} from '${to}';`,
  export: (names, to) => `export ${clause(names)} from '${to}';`,
  'import()': (names, to) => `const ${pattern(names)} = await import('${to}');`,
  'require()': (names, to) => `const ${pattern(names)} = require('${to}');`,
};

function clause(names: ImportedName[]): string {
  const [{ name, as, type }] = names as [ImportedName];
  if (name === '*') return `${type ? 'type ' : ''}*${as ? ` as ${as}` : ''}`;
  return `{ ${names.map(inClause).join(', ')} }`;
}

const pattern = (names: ImportedName[]): string =>
  names[0]!.name === '*' ? names[0]!.as : `{ ${names.map(inPattern).join(', ')} }`;

/** One line for each entry point and kind, in the order in which the code first needs it; a namespace has its own. */
export function importLines(taken: readonly Taken[]): string[] {
  const lines = new Map<string, Taken[]>();
  for (const each of taken) {
    const key = `${each.kind} ${each.to} ${each.name.name === '*' ? `* ${each.name.as}` : ''}`;
    const line = lines.get(key) ?? [];
    if (!line.some(({ name }) => inClause(name) === inClause(each.name))) line.push(each);
    lines.set(key, line);
  }
  return [...lines.values()].map((line) => {
    const [{ kind, to }] = line as [Taken];
    return STATEMENTS[kind](
      line.map(({ name }) => name),
      to,
    );
  });
}
