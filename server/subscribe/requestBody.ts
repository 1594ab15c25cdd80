import { HONEYPOT_FIELD, MAX_BODY_BYTES, SUBSCRIBE_SOURCE } from '../../core/emailSubscription';
import { readLimited } from '../readLimited';

export type Refusal = { status: 400 | 413 | 415; error: string };

export type Fields = { email: unknown; page: string | null; isProgram: boolean };

const refuse = (status: Refusal['status'], error: string): Refusal => ({ status, error });
const badBody = refuse(400, 'The request could not be read');

export type BodyType = 'json' | 'form';

export function bodyType(request: Request): BodyType | undefined {
  const essence = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (essence === 'application/json') return 'json';
  return essence === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

function parse(bytes: Uint8Array, type: BodyType): Record<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (type === 'form') return Object.fromEntries(new URLSearchParams(text));
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The path alone is kept: a query may hold what the reader searched for. */
function pageOf(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  try {
    const { protocol, pathname } = new URL(url, 'https://docs.invalid');
    return /^https?:$/.test(protocol) && pathname.length <= 300 ? pathname : null;
  } catch {
    return null;
  }
}

export async function readFields(request: Request, type: BodyType | undefined): Promise<Fields | Refusal> {
  if (!type) return refuse(415, 'Send the address as JSON');
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readLimited(request, MAX_BODY_BYTES);
  } catch {
    return badBody;
  }
  if (!bytes) return refuse(413, 'The request is too large');
  const fields = parse(bytes, type);
  if (!fields) return badBody;
  const { email, source, url } = fields;
  if (source !== undefined && source !== SUBSCRIBE_SOURCE) return refuse(400, 'Unknown source');
  const trap = fields[HONEYPOT_FIELD];
  return { email, page: pageOf(url), isProgram: trap !== undefined && trap !== null && trap !== '' };
}
