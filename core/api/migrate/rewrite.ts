import type { ImportedName } from './imports';

const written = ({ name, as, type }: ImportedName): string =>
  `${type ? 'type ' : ''}${as === name ? name : `${name} as ${as}`}`;

/** One line for each entry point, in the order in which the code first needs it. */
export function importLines(taken: { to: string; kind: string; name: ImportedName }[]): string[] {
  const lines = new Map<string, Set<string>>();
  for (const { to, kind, name } of taken) {
    const word = kind === 'export' ? 'export' : 'import';
    const key = `${word} ${to}`;
    lines.set(key, (lines.get(key) ?? new Set()).add(written(name)));
  }
  return [...lines].map(([key, names]) => {
    const [word, to] = key.split(' ') as [string, string];
    return `${word} { ${[...names].join(', ')} } from '${to}';`;
  });
}
