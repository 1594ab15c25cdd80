import { readLimited } from '../readLimited';

type Delivery =
  { kind: 'delivered' } | { kind: 'retry'; reason: string; afterMs?: number } | { kind: 'rejected'; reason: string };

export type Provider = { deliver: (email: string) => Promise<Delivery> };

export type BrevoOptions = {
  apiKey: string;
  apiUrl: string;
  listId?: number | undefined;
  /** With a template, Brevo asks the reader to confirm before adding the address to the list. */
  doubleOptIn?: { templateId: number; redirectionUrl: string } | undefined;
  timeoutMs?: number;
};

/** A contact was made or changed. Something in between may say 200 to everything. */
const TAKEN: ReadonlySet<number> = new Set([201, 204]);
const TIMEOUT_MS = 3000;
const MAX_BODY = 16 * 1024;
const PAUSE_MS = 250;

function requestFor(options: BrevoOptions, email: string): { url: string; body: unknown } {
  const { apiUrl, listId, doubleOptIn } = options;
  const lists = listId === undefined ? [] : [listId];
  if (!doubleOptIn) return { url: `${apiUrl}/contacts`, body: { email, listIds: lists, updateEnabled: true } };
  return {
    url: `${apiUrl}/contacts/doubleOptinConfirmation`,
    body: { email, includeListIds: lists, ...doubleOptIn },
  };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** The provider's own short code for a refusal. Its message may repeat the address, so it is not kept. */
async function errorCode(response: Response): Promise<string> {
  const bytes = await readLimited(response, MAX_BODY).catch(() => undefined);
  const body = bytes && parsed(bytes);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  return /^[a-z_]{1,40}$/.test(code) ? code : '';
}

async function judge(response: Response): Promise<Delivery> {
  if (TAKEN.has(response.status)) {
    await response.body?.cancel();
    return { kind: 'delivered' };
  }
  const code = await errorCode(response);
  if (code === 'duplicate_parameter') return { kind: 'delivered' };
  const reason = `http ${response.status}${code && ` ${code}`}`;
  // Only a complaint about the contact itself is final. A wrong key or an empty account is ours to repair.
  if (response.status === 400 && code === 'invalid_parameter') return { kind: 'rejected', reason };
  const wait = Number(response.headers.get('retry-after'));
  return { kind: 'retry', reason, ...(wait > 0 ? { afterMs: wait * 1000 } : {}) };
}

export function createBrevo(options: BrevoOptions): Provider {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;

  async function attempt(email: string): Promise<Delivery & { again?: boolean }> {
    const { url, body } = requestFor(options, email);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'api-key': options.apiKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        // The body of an answer may go on after its head, and ends with it.
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { ...(await judge(response)), again: response.status >= 500 };
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      return { kind: 'retry', reason: timedOut ? 'timeout' : 'network', again: true };
    }
  }

  return {
    async deliver(email) {
      const first = await attempt(email);
      if (!first.again) return first;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return attempt(email);
    },
  };
}
