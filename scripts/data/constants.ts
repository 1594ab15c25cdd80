import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Protocol constants; numbers too large for JSON are strings of digits. */
export async function readConstants(packages: string): Promise<Record<string, number | string>> {
  const file = path.join(packages, '@aztec/constants/dest/constants.gen.js');
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const scalars = Object.entries(module).filter(([, value]) => ['number', 'bigint'].includes(typeof value));
  return Object.fromEntries(
    scalars.map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : (value as number)]),
  );
}
