import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { acceptedEncodings, matchesTag } from './encoding';
import type { Encoding, SiteFile } from './siteFiles';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /^(text\/|application\/(json|xml|manifest|javascript|ld)|image\/svg)/;
const MIN_BYTES = 512;

type Body = { bytes: Buffer; encoding: Encoding | undefined };

async function compressNow(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(bytes, { level: 6 });
  return brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } });
}

async function bodyFor(file: SiteFile, accepted: readonly Encoding[]): Promise<Body> {
  const ready = accepted.find((encoding) => file.copies[encoding]);
  const copy = ready && file.copies[ready];
  if (copy) return { bytes: await readFile(copy), encoding: ready };
  const bytes = await readFile(file.disk);
  const [first] = accepted;
  if (!first || !TEXT.test(file.type) || bytes.length < MIN_BYTES) return { bytes, encoding: undefined };
  return { bytes: await compressNow(bytes, first), encoding: first };
}

export type StaticOptions = {
  status: 200 | 404;
  cacheControl: string;
  /** Changes the tag when the headers of a page change: browsers keep the old policy after a 304. */
  tagSalt: string;
  vary: readonly string[];
};

export async function staticResponse(request: Request, file: SiteFile, options: StaticOptions): Promise<Response> {
  const { bytes, encoding } = await bodyFor(
    file,
    acceptedEncodings(request.headers.get('accept-encoding') ?? undefined),
  );
  const hash = createHash('sha1').update(options.tagSalt).update(bytes).digest('base64url');
  const tag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': options.cacheControl,
    ETag: tag,
    Vary: ['Accept-Encoding', ...options.vary].join(', '),
  });
  if (options.status === 200 && matchesTag(request.headers.get('if-none-match') ?? undefined, tag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.length));
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes);
  return new Response(body, { status: options.status, headers });
}
