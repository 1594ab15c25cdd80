import { embeddedProvider } from './embedded';
import type { SearchProvider } from './searchProvider';

let current: Promise<SearchProvider> | undefined;

export function getProvider(): Promise<SearchProvider> {
  current ??= (
    __ENV__.search.mode === 'typesense'
      ? import('./typesense').then(({ typesenseProvider }) => typesenseProvider(__ENV__.search))
      : Promise.resolve(embeddedProvider())
  ).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}
