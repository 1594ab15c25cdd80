import { checkEmail, EMAIL_INVALID } from '../../core/email';
import {
  ALREADY_SUBSCRIBED,
  HONEYPOT_FIELD,
  MAX_BODY_BYTES,
  SUBSCRIBED,
  SUBSCRIBE_FAILED,
  SUBSCRIBE_SOURCE,
  type SubscribeAnswer,
} from '../../core/emailSubscription';
import { clientNetworks } from '../client';
import { createFormHandler, fail, limited, type FormContext, type FormOptions, type Outcome } from '../forms/handler';
import { badBody, type Fields } from '../forms/requestBody';
import type { Confirmation } from './outbox';
import type { Subscribers } from './subscribers';

export type SubscribeOptions = Pick<FormOptions, 'siteUrl' | 'log'> & {
  admit: Subscribers['admit'];
  /** Starts delivery after an address was stored. The answer does not wait for it: its time would tell who is new. */
  forward: () => Promise<unknown>;
  /** Delivers one address before the answer, where the store does not last. */
  confirm?: ((email: string) => Promise<Confirmation>) | undefined;
  /** Tells whoever asks that an address is on the list already. */
  tellKnown?: boolean;
};

const FAILED = fail(503, SUBSCRIBE_FAILED);
const REJECTED = fail(400, EMAIL_INVALID);

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

const thanks = (body: SubscribeAnswer): Outcome => ({ status: 200, body });

export function createSubscribeHandler(options: SubscribeOptions) {
  async function act(fields: Fields, context: FormContext): Promise<Outcome> {
    const { source = SUBSCRIBE_SOURCE, [HONEYPOT_FIELD]: trap = '' } = fields;
    if (source !== SUBSCRIBE_SOURCE) return fail(400, 'Unknown source');
    // The form sends text. Whoever sends something else is told so, and not thanked for nothing.
    if (typeof (trap ?? '') !== 'string') return fail(badBody.status, badBody.error);
    const checked = checkEmail(fields['email']);
    if (!checked.ok) return fail(400, checked.error);
    const { email } = checked;
    const isPerson = !trap;
    const signup = { email, source, page: pageOf(fields['url']), networks: clientNetworks(context.ip) };
    const admission = await options.admit(signup, isPerson);
    if ('retryAfter' in admission) return limited(admission.retryAfter);
    if (isPerson) {
      const confirmed = (await options.confirm?.(email)) ?? 'delivered';
      if (confirmed !== 'delivered') return confirmed === 'rejected' ? REJECTED : FAILED;
      const delivery = options.forward();
      context.waitUntil?.(delivery);
    }
    return admission.known && options.tellKnown
      ? thanks({ alreadySubscribed: true, message: ALREADY_SUBSCRIBED })
      : thanks({ message: SUBSCRIBED });
  }

  return createFormHandler({
    name: 'subscribe',
    maxBytes: MAX_BODY_BYTES,
    siteUrl: options.siteUrl,
    log: options.log,
    act,
    failed: SUBSCRIBE_FAILED,
    page: ({ error }) => ({ title: error ? 'Not subscribed' : 'Newsletter' }),
  });
}
