const PREFIX = '#run=';
/** In characters: the code, and what carries it in an address. */
const MAX_CODE = 20_000;
const MAX_FRAGMENT = 16_000;
/** Characters that show code in another order than it runs in, or not at all. */
// eslint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream, most: number): Promise<Uint8Array> {
  const parts: number[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > most) {
      await reader.cancel();
      throw new Error('It is too long.');
    }
    for (const byte of part.value as Uint8Array) parts.push(byte);
  }
  return Uint8Array.from(parts);
}

/** The fragment that carries the code of a block: browsers send it to nobody. Nothing where the code is too long. */
export async function fragmentOf(block: string, text: string): Promise<string | undefined> {
  if (text.length > MAX_CODE) return undefined;
  const stream = new CompressionStream('deflate-raw');
  const packed = await through(new TextEncoder().encode(text), stream, MAX_FRAGMENT).catch(() => undefined);
  if (!packed) return undefined;
  const base64 = btoa(String.fromCharCode(...packed))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  const fragment = `${PREFIX}${block}.${base64}`;
  return fragment.length <= MAX_FRAGMENT ? fragment : undefined;
}

/** The code for a block in a fragment that somebody else may have made; nothing where it is none, or not as ours are. */
export async function codeIn(fragment: string, block: string): Promise<string | undefined> {
  const start = `${PREFIX}${block}.`;
  if (!fragment.startsWith(start) || fragment.length > MAX_FRAGMENT) return undefined;
  const base64 = fragment.slice(start.length);
  if (!/^[\w-]+$/.test(base64)) return undefined;
  try {
    const packed = Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), 3 * MAX_CODE);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length > MAX_CODE || HIDDEN.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
