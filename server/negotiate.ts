// Also part of a Netlify edge function, which runs on Deno: keep it free of imports.

/** Longer than any browser sends. What is longer counts as not sent. */
const MAX_LENGTH = 2048;

/**
 * The names of an `Accept` or `Accept-Encoding` header with their weights, the first of each name. Split at single
 * characters and trimmed: a pattern with spaces around the separator takes quadratic time on spaces.
 */
export function weightedNames(header: string | null | undefined): Map<string, number> {
  const weights = new Map<string, number>();
  if (!header || header.length > MAX_LENGTH) return weights;
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((word) => word.trim());
    const q = params.find((param) => param.startsWith('q='));
    const weight = q ? Number(q.slice(2)) : 1;
    if (!weights.has(name)) weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

/** Markdown is sent only where it is asked for by name: browsers and crawlers say that they take anything. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const weights = weightedNames(accept);
  const markdown = weights.get('text/markdown');
  if (!markdown) return false;
  return markdown >= (weights.get('text/html') ?? 0);
}

/** What a host does with a request for a page: its Markdown where that is wanted and there, else what it always sends. */
export async function answerNegotiated(
  request: Request,
  markdownPath: (page: string) => string,
  host: { file: (url: URL) => Promise<Response>; next: () => Promise<Response> },
): Promise<Response> {
  const url = new URL(request.url);
  if (prefersMarkdown(request.headers.get('accept')) && !/\.\w+$/.test(url.pathname)) {
    const file = await host.file(new URL(markdownPath(url.pathname), url));
    if (file.ok) return varied(file, { 'Content-Type': 'text/markdown; charset=utf-8' }, request.method === 'HEAD');
    await file.body?.cancel();
  }
  const answer = await host.next();
  return /^text\/html\b/.test(answer.headers.get('content-type') ?? '') ? varied(answer, {}, false) : answer;
}

function varied(answer: Response, extra: Record<string, string>, bare: boolean): Response {
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept');
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  return new Response(bare ? null : answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
