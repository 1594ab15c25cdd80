import { createRequire } from 'node:module';

/** What is used of the bundler, which Docusaurus does not type. */
interface Bundler {
  rspack: { lazyCompilationMiddleware?(compiler: unknown): unknown };
}

/**
 * What: `npm run dev` compiles a page when it is opened. Why: the server is ready before all pages are compiled. The
 * list of parts must not name a page in another way (registry.js), since that would compile it too.
 * Upstream: https://rspack.rs/guide/features/lazy-compilation; Docusaurus passes the setting on, and of the middleware
 * that it needs no more than its own list, which it joins with what `setupMiddlewares` returns.
 */
export const compilePagesWhenOpened = {
  lazyCompilation: { entries: false, imports: true, test: /\.md$/ },
  devServer: {
    setupMiddlewares(middlewares: unknown[], { compiler }: { compiler: unknown }): unknown[] {
      const { rspack } = createRequire(__filename)('@docusaurus/faster') as Bundler;
      if (!rspack.lazyCompilationMiddleware || !Array.isArray(middlewares))
        throw new Error(
          '[docusaurus] plugins/docusaurus/lazyPages.ts needs rspack.lazyCompilationMiddleware of @docusaurus/faster, and the list of middlewares of the dev server.',
        );
      middlewares.unshift(rspack.lazyCompilationMiddleware(compiler));
      return [];
    },
  },
};
