/**
 * Puts the bytecode of a contract or circuit back in its place. Published artifacts hold it as gzip in base64, which
 * compresses no further; the build unpacks it, so that the site's own compression finds what functions share.
 * Packed again its bytes differ, and a contract's class commits to the published ones: their hash travels in the
 * comment of the gzip header.
 */
import { sha256 } from '@aztec/foundation/crypto';
import { Fr } from '@aztec/foundation/fields';
import { file } from './files';

interface Packed {
  bytecode: string;
  /** Where it begins, its length, and the hash of the published bytes. */
  packed?: [start: number, length: number, hash: string];
}
type Artifact = Packed & { functions?: Packed[] };

const MARK = 'sha256:';
const HEADER = 10;
const HAS_COMMENT = 0x10;

async function pack(bytes: Uint8Array, hash: string): Promise<string> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = Buffer.from(await new Response(stream).arrayBuffer());
  packed[3]! |= HAS_COMMENT;
  const comment = Buffer.from(`${MARK}${hash}\0`);
  return Buffer.concat([packed.subarray(0, HEADER), comment, packed.subarray(HEADER)]).toString('base64');
}

/** A file is the length of its JSON, the JSON, and all bytecode. */
export async function artifact(name: string): Promise<Artifact> {
  const bytes = new Uint8Array(await file(name));
  const start = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start))) as Artifact;
  const packed = (json.functions ?? [json]).filter((part) => part.packed);
  await Promise.all(
    packed.map(async (part) => {
      const [from, length, hash] = part.packed!;
      delete part.packed;
      part.bytecode = await pack(bytes.subarray(start + from, start + from + length), hash);
    }),
  );
  return json;
}

/** In place of the hash of a function's bytecode in @aztec/stdlib. */
export function bytecodeHash(bytecode: Buffer): Fr {
  const comment = bytecode.subarray(HEADER, HEADER + MARK.length + 64).toString();
  const known = bytecode[0] === 0x1f && bytecode[3] === HAS_COMMENT && comment.startsWith(MARK);
  return Fr.fromBufferReduce(known ? Buffer.from(comment.slice(MARK.length), 'hex') : sha256(bytecode));
}
