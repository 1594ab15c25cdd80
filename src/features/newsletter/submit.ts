import { checkEmail } from '../../../core/email';
import {
  HONEYPOT_FIELD,
  SUBSCRIBE_PATH,
  SUBSCRIBE_SOURCE,
  type SubscribeAnswer,
  type SubscribeRequest,
} from '../../../core/emailSubscription';
import { postJson } from '../../bridge/postJson';
import { invalid, outcomeOf, outcomeOfException, type Outcome } from './outcome';

/** With the longest address this stays below what the function accepts. */
const MAX_URL = 600;

/** Without query and hash: they may hold what the reader searched for. */
const pageUrl = (): string => `${location.origin}${location.pathname}`.slice(0, MAX_URL);

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
    const sent = trap ? { ...request, [HONEYPOT_FIELD]: trap } : request;
    const { status, body } = await postJson<SubscribeAnswer>(SUBSCRIBE_PATH, sent);
    return outcomeOf(status, body);
  } catch (error) {
    return outcomeOfException(error);
  }
}
