// Deno wants the extension of an imported file; hence no TypeScript here, whose compiler refuses it.
import { markdownPath } from '../../core/markdownPath.ts';
import { answerNegotiated } from '../../server/negotiate.ts';

/** Pages as Markdown for `Accept: text/markdown`, as on our own server. */
export default function markdown(request, context) {
  return answerNegotiated(request, markdownPath, { file: (url) => fetch(url), next: () => context.next() });
}

export const config = {
  path: '/*',
  excludedPath: ['/assets/*', '/img/*', '/fonts/*', '/diagrams/*', '/.netlify/*', '/mcp', '/*.md', '/*.txt', '/*.xml'],
  method: ['GET', 'HEAD'],
};
