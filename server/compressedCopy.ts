import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Copy, Encoding, SiteFile } from './siteFiles';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /^(text\/|application\/(json|xml|manifest|javascript|ld)|image\/svg)/;
const MIN_BYTES = 512;
/** The build compresses what is larger. Here it would keep others waiting. */
const MAX_BYTES = 1024 * 1024;

export const isWorthCompressing = ({ type, size }: SiteFile): boolean =>
  TEXT.test(type) && size >= MIN_BYTES && size <= MAX_BYTES;

async function compress({ disk }: SiteFile, encoding: Encoding): Promise<Copy> {
  const plain = await readFile(disk);
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
  const bytes = await (encoding === 'gzip' ? gzip(plain, { level: 6 }) : brotli(plain, quality));
  return { disk, bytes, size: bytes.length };
}

const made = new WeakMap<SiteFile, Partial<Record<Encoding, Promise<Copy>>>>();

/** For what the build left uncompressed: made at the first request and kept. */
export function compressedCopy(file: SiteFile, encoding: Encoding): Promise<Copy> {
  const copies = made.get(file) ?? {};
  made.set(file, copies);
  copies[encoding] ??= compress(file, encoding);
  return copies[encoding];
}
