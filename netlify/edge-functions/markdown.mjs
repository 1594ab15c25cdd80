// Deno wants the extension of an imported file; hence no TypeScript here, whose compiler refuses it.
import { markdownPath } from '../../core/markdownPath.ts';
import { answerNegotiated } from '../../server/negotiate.ts';

/** Pages as Markdown for `Accept: text/markdown`, as on our own server. */
export default function markdown(request, context) {
  return answerNegotiated(request, markdownPath, { file: (url) => fetch(url), next: () => context.next() });
}

// It runs for such requests alone, so that readers are served as before, and a failure of it shows the page.
export const config = {
  path: '/*',
  excludedPath: ['/assets/*', '/img/*', '/fonts/*', '/diagrams/*', '/.netlify/*', '/mcp', '/*.md', '/*.txt', '/*.xml'],
  method: ['GET', 'HEAD'],
  header: { accept: '.*text/markdown.*' },
  onError: 'bypass',
};
