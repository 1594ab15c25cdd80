import { createHash } from 'node:crypto';
import { deflateRawSync, gunzipSync } from 'node:zlib';

interface Part {
  bytecode?: string;
  debug_symbols?: string;
  brillig_names?: unknown;
  packed?: [start: number, length: number, hash: string];
}
interface Artifact extends Part {
  functions?: Part[];
  file_map?: object;
  expression_width?: unknown;
  names?: unknown;
}

const NO_SYMBOLS = deflateRawSync(
  JSON.stringify({
    debug_infos: [
      {
        locations: {},
        functions: {},
        variables: {},
        types: {},
        brillig_locations: {},
        location_tree: { locations: [] },
        acir_locations: {},
        brillig_procedure_locs: {},
      },
    ],
  }),
).toString('base64');

function withoutSymbols({ file_map, expression_width: _w, names: _n, brillig_names: _b, ...json }: Artifact): Artifact {
  const functions = json.functions?.map(({ brillig_names: _, ...part }) => ({ ...part, debug_symbols: NO_SYMBOLS }));
  const symbols = 'debug_symbols' in json ? { debug_symbols: '' } : {};
  return { ...json, ...symbols, ...(functions && { functions, file_map: file_map && {} }) };
}

/** Moves the bytecode of private functions out of the JSON, unpacked; worker/artifact.ts puts it back. */
function takeBytecode(json: Artifact): Buffer[] {
  const taken: Buffer[] = [];
  let size = 0;
  for (const part of json.functions ?? [json]) {
    const packed = Buffer.from(part.bytecode ?? '', 'base64');
    if (packed[0] !== 0x1f || packed[1] !== 0x8b) continue;
    const raw = gunzipSync(packed);
    part.packed = [size, raw.length, createHash('sha256').update(packed).digest('hex')];
    part.bytecode = '';
    size += raw.length;
    taken.push(raw);
  }
  return taken;
}

/** An artifact as a file for the tab: the length of its JSON, the JSON, and all bytecode. None where it has no code. */
export function slim(text: string): Buffer | undefined {
  const json = withoutSymbols(JSON.parse(text) as Artifact);
  const code = takeBytecode(json);
  if (code.length === 0) return undefined;
  const head = Buffer.from(JSON.stringify(json));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...code]);
}
