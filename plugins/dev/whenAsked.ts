import { createRequire } from 'node:module';

/** The bundler is a dependency of `@docusaurus/faster`. */
const rspack = () =>
  createRequire(require.resolve('@docusaurus/faster'))('@rspack/core') as {
    lazyCompilationMiddleware(compiler: unknown): unknown;
  };

/**
 * For the bundler: a page is compiled when it is opened, so that the server is ready before all of them are. What the
 * list of pages says of each must not name it in another way (plugins/route-tables): that would compile it too.
 */
export const compilePagesWhenAsked = {
  lazyCompilation: { entries: false, imports: true, test: /\.md$/ },
  devServer: {
    // Docusaurus' own list is joined with what this returns: first place is taken in its list.
    setupMiddlewares(middlewares: unknown[], { compiler }: { compiler: unknown }): unknown[] {
      middlewares.unshift(rspack().lazyCompilationMiddleware(compiler));
      return [];
    },
  },
};
