import { compressedCopy, isWorthCompressing } from './compressedCopy';
import { acceptedEncodings, matchesTag } from './encoding';
import { openBody } from './fileBody';
import type { Copy, Encoding, SiteFile } from './siteFiles';

export type StaticOptions = {
  status: 200 | 404;
  cacheControl: string;
  vary: readonly string[];
};

async function copyFor(request: Request, file: SiteFile): Promise<{ copy: Copy; encoding?: Encoding }> {
  const accepted = acceptedEncodings(request.headers.get('accept-encoding'));
  const ready = accepted.find((encoding) => file.copies[encoding]);
  if (ready) return { copy: file.copies[ready]!, encoding: ready };
  const [first] = accepted;
  if (!first || !isWorthCompressing(file)) return { copy: file };
  return { copy: await compressedCopy(file, first), encoding: first };
}

export async function staticResponse(request: Request, file: SiteFile, options: StaticOptions): Promise<Response> {
  const { copy, encoding } = await copyFor(request, file);
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'Cache-Control': options.cacheControl,
    ETag: tag,
    Vary: ['Accept-Encoding', ...options.vary].join(', '),
  });
  if (options.status === 200 && matchesTag(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', file.type);
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(copy.size));
  const body = request.method === 'HEAD' ? null : await openBody(copy);
  return new Response(body, { status: options.status, headers });
}
