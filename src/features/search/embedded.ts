import type { Scope } from '../../../core/search/types';
import { Engine } from './Engine';
import type { SearchProvider } from './searchProvider';
import { versionIndex, type VersionIndex } from './versionIndex';

/** Searches static files of this site; nothing that is typed leaves the browser. */
export function embeddedProvider(): SearchProvider {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const versions = new Map<string, VersionIndex>();
  const late = () => {
    for (const version of versions.values()) version.retry();
    tell();
  };
  const engine = new Engine({ broken: () => versions.clear(), late });

  const versionOf = (scope: Scope): VersionIndex => {
    const known = versions.get(scope.tag) ?? versionIndex(scope, engine, tell);
    versions.set(scope.tag, known);
    return known;
  };

  return {
    debounce: 0,
    warm(scope) {
      const version = versionOf(scope);
      version.retry();
      version.ready().catch(() => undefined);
    },
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async search(query, { language, tag, limit, page }) {
      const version = versionOf({ language, tag });
      await version.ready();
      const result = await engine.ask({ kind: 'search', tag, query, limit, page });
      if (!result) throw new Error('The search worker gave no answer.');
      if (!version.stuck()) return result;
      if (result.hits.length) return { ...result, partial: false };
      version.retry();
      throw new Error('Only the small index arrived, and it has no answer.');
    },
  };
}
