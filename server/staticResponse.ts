import { defaultCacheControl, IMMUTABLE } from '../config/cacheControl';
import { gzipBody, openBody } from './fileBody';
import { weightedNames } from './negotiate';
import type { SiteFile } from './siteFile';

type Encoding = 'br' | 'gzip';

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

/** What the build has compressed is worth it in the other encoding too. */
const encodingFor = (request: Request, file: SiteFile): Encoding | undefined =>
  file.brotli && acceptedEncodings(request.headers.get('accept-encoding'))[0];

async function bodyOf(file: SiteFile, encoding: Encoding | undefined) {
  if (encoding === 'gzip') {
    const body = await gzipBody(file);
    return { size: body.length, open: () => body };
  }
  const copy = (encoding && file.brotli) ?? file;
  return { size: copy.size, open: () => openBody(copy) };
}

export async function staticResponse(
  request: Request,
  file: SiteFile,
  { status = 200, cacheControl = defaultCacheControl, vary }: StaticOptions,
): Promise<Response> {
  const encoding = encodingFor(request, file);
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
  const { size, open } = await bodyOf(file, encoding);
  headers.set('Content-Length', String(size));
  return new Response(request.method === 'HEAD' ? null : await open(), { status, headers });
}
