import { didYouMean } from '../../core/near';

/** The named thing, or an error that offers the names close to it. */
export function find<T>(kind: string, name: string | undefined, known: string[], get: (name: string) => T): T {
  if (!name) throw new Error(`no ${kind} is named`);
  if (!known.includes(name))
    throw new Error(`there is no ${kind} "${name}" in this version.${didYouMean(name, known)}`);
  return get(name);
}
