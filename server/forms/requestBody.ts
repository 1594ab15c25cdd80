import { readLimited } from '../readLimited';

export type Fields = Readonly<Record<string, unknown>>;

export type Refusal = { status: 400 | 413 | 415; error: string };

const refuse = (status: Refusal['status'], error: string): Refusal => ({ status, error });
export const badBody = refuse(400, 'The request could not be read');

export type BodyType = 'json' | 'form';

export function bodyType(request: Request): BodyType | undefined {
  const essence = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (essence === 'application/json') return 'json';
  return essence === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

function parse(bytes: Uint8Array, type: BodyType): Fields | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (type === 'form') return Object.fromEntries(new URLSearchParams(text));
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export async function readFields(request: Request, maxBytes: number): Promise<{ fields: Fields } | Refusal> {
  const type = bodyType(request);
  if (!type) return refuse(415, 'Send JSON, or a form');
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readLimited(request, maxBytes);
  } catch {
    return badBody;
  }
  if (!bytes) return refuse(413, 'The request is too large');
  const fields = parse(bytes, type);
  return fields ? { fields } : badBody;
}
