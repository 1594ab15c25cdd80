import { defaultCacheControl, IMMUTABLE } from '../config/cacheControl';
import { openBody } from './fileBody';
import { weightedNames } from './negotiate';
import type { Copy, Encoding, SiteFile } from './siteFile';

/** Best encoding first; brotli is smaller, so it wins a tie. */
function acceptedEncodings(header: string | null): Encoding[] {
  const weights = weightedNames(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const).filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

/** `If-None-Match` compares weakly: a proxy may have marked our tag as weak. */
function matchesTag(header: string | null, tag: string): boolean {
  const parts = header?.split(',').map((part) => part.trim()) ?? [];
  return parts.some((part) => part === '*' || part.replace(/^W\//, '') === tag);
}

export type StaticOptions = { status?: 200 | 404; cacheControl?: string; vary?: string };

/** The build has compressed what is worth it. */
function copyFor(request: Request, file: SiteFile): { copy: Copy; encoding?: Encoding } {
  const accepted = acceptedEncodings(request.headers.get('accept-encoding'));
  const encoding = accepted.find((each) => file.copies[each]);
  return encoding ? { copy: file.copies[encoding]!, encoding } : { copy: file };
}

export async function staticResponse(
  request: Request,
  file: SiteFile,
  { status = 200, cacheControl = defaultCacheControl, vary }: StaticOptions,
): Promise<Response> {
  const { copy, encoding } = copyFor(request, file);
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'Cache-Control': cacheControl,
    Vary: vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding',
  });
  // What has its hash in its name is never asked for again.
  if (cacheControl !== IMMUTABLE) headers.set('ETag', tag);
  if (status === 200 && matchesTag(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', file.type);
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(copy.size));
  const body = request.method === 'HEAD' ? null : await openBody(copy);
  return new Response(body, { status, headers });
}
