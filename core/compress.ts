import { promisify } from 'node:util';
import zlib, { type BrotliOptions } from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The copies of a file that a host sends instead of it. */
export async function compressedCopies(
  bytes: Buffer,
  params: BrotliOptions['params'],
): Promise<{ br: Buffer; gz: Buffer }> {
  const sized = { ...params, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params: sized }), gzip(bytes, { level: 6 })]);
  return { br, gz };
}
