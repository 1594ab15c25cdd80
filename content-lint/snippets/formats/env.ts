import type { Tables } from '../data';
import { didYouMean } from '../../../core/near';
import type { Finding, Unit } from '../types';

/** A dotenv file: every name must be one that a tool reads, or one that the page's other files use. */
export function checkEnvFile(unit: Unit, { environment }: Tables): Finding[] {
  const used = new Set(unit.variables);
  return unit.text.split('\n').flatMap((text, index) => {
    const line = text.trim();
    if (!line || line.startsWith('#')) return [];
    const name = /^(?:export\s+)?([A-Za-z_]\w*)=/.exec(line)?.[1];
    if (!name) return [{ line: index + 1, message: 'error: expected NAME=value' }];
    if (environment.has(name) || used.has(name)) return [];
    const message = `${name} is no environment variable of this version.${didYouMean(name, environment)}`;
    return [{ line: index + 1, message }];
  });
}
