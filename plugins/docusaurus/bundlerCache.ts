import { environment } from '../../config/env';

/** What is read of the bundler's configuration, which Docusaurus does not type. */
interface Cache {
  type?: string;
  buildDependencies?: unknown;
}
interface Config {
  cache?: unknown;
  experiments?: unknown;
}

/**
 * What: the bundler's cache between builds is not used after one of `files` has changed. Why: pages are made from code
 * and data that the bundler does not see (plugins/page-inputs).
 * Upstream, without an option (until 3.10 under `experiments`, in 4.0 not):
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus/src/webpack/base.ts
 */
export function cacheDependsOn(files: string[], { cache, experiments }: Config): object {
  if (environment()['DOCUSAURUS_NO_PERSISTENT_CACHE']) return {};
  const isKnown = (each: Cache | undefined) => each?.type === 'persistent' && Array.isArray(each.buildDependencies);
  const experimental = (experiments as { cache?: Cache } | undefined)?.cache;
  const more = { cache: { buildDependencies: files } };
  if (isKnown(experimental)) return { experiments: more };
  if (isKnown(cache as Cache | undefined)) return more;
  throw new Error(
    "[docusaurus] plugins/docusaurus/bundlerCache.ts looked in the bundler's configuration for `cache` or `experiments.cache` with type 'persistent' and a list of buildDependencies, and found neither.",
  );
}
