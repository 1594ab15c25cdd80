import * as mdx from '@mdx-js/react';
import * as jsx from 'react/jsx-runtime';

/** The bundler's own. */
declare const __webpack_modules__: Record<string, (module: { exports: unknown }) => void>;
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_require__: (module: string) => unknown;

/** Pages are not in the bundle (plugins/route-tables/makeScripts.ts) and ask for these by name. */
for (const [name, shared] of Object.entries({ 'react/jsx-runtime': jsx, '@mdx-js/react': mdx }))
  __webpack_modules__[name] = (module) => void (module.exports = shared);

/** The script of a page is a chunk with one module, both of the same name. */
export const loadPage = (name: string): Promise<unknown> =>
  __webpack_chunk_load__(name).then(() => __webpack_require__(name));
