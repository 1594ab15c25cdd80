import type { Version } from '../../core/versions';

const ROWS = /(export const VERSIONS = \[\n)[\s\S]*?(\] as const satisfies)/;

const valueText = (value: Version[keyof Version]): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

function rowText(row: Version): string {
  const fields = Object.entries(row).map(([key, value]) => `    ${key}: ${valueText(value)},\n`);
  return `  {\n${fields.join('')}  },\n`;
}

/** The text of `core/versions.ts` with other rows. */
export function writeTable(source: string, rows: readonly Version[]): string {
  if (!ROWS.test(source)) throw new Error('core/versions.ts has no table that begins with "export const VERSIONS = ["');
  return source.replace(ROWS, (_, open: string, close: string) => open + rows.map(rowText).join('') + close);
}

export interface Cut {
  /** The new release, such as v1.2.3. */
  name: string;
  sdk: string;
  noirTag: string;
  /** The release that was stable stays beside it. */
  keep: boolean;
}

/** The rows after a cut: the new release is a frozen copy of what was written last. */
export function cutRows(rows: readonly Version[], { name, sdk, noirTag, keep }: Cut): Version[] {
  const current = rows.find((row) => row.name === 'current')!;
  const older = rows.filter((row) => row !== current);
  const kept = older.flatMap((row) => {
    if (row.base !== '') return [row];
    return keep ? [{ ...row, base: `/${row.id}`, indexed: false }] : [];
  });
  const folder = `versioned_docs/version-${name}`;
  const added = { ...current, id: name, name, label: name, base: '', folder, sdk, noirTag, indexed: true };
  return [added, current, ...kept];
}
