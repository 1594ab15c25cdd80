import { checkEmail } from '../../../core/email';
import {
  HONEYPOT_FIELD,
  SUBSCRIBE_PATH,
  SUBSCRIBE_SOURCE,
  type SubscribeAnswer,
  type SubscribeRequest,
} from '../../../core/emailSubscription';
import { invalid, outcomeOf, outcomeOfException, type Outcome } from './outcome';

const TIMEOUT = 15_000;
/** With the longest address this stays below what the function accepts. */
const MAX_URL = 600;

/** Without query and hash: they may hold what the reader searched for. */
const pageUrl = (): string => `${location.origin}${location.pathname}`.slice(0, MAX_URL);

async function readBody(response: Response): Promise<SubscribeAnswer | null> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' ? body : null;
}

const field = (fields: FormData, name: string): string => String(fields.get(name) ?? '');

/** The problem of an address that is not sent at all. */
export function check(fields: FormData): Outcome | null {
  const checked = checkEmail(field(fields, 'email'));
  return checked.ok ? null : invalid(checked.error);
}

export async function subscribe(fields: FormData): Promise<Outcome> {
  const email = field(fields, 'email').trim();
  const trap = field(fields, HONEYPOT_FIELD);
  const request: SubscribeRequest = { email, source: SUBSCRIBE_SOURCE, timestamp: Date.now(), url: pageUrl() };
  try {
    const response = await fetch(SUBSCRIBE_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(trap ? { ...request, [HONEYPOT_FIELD]: trap } : request),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return outcomeOf(response.status, await readBody(response));
  } catch (error) {
    return outcomeOfException(error);
  }
}
