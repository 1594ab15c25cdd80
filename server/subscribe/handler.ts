import { checkEmail, EMAIL_INVALID } from '../../core/email';
import {
  ALREADY_SUBSCRIBED,
  SUBSCRIBED,
  SUBSCRIBE_FAILED,
  SUBSCRIBE_SOURCE,
  type SubscribeAnswer,
} from '../../core/emailSubscription';
import { within } from '../deadline';
import { reasonOf, type Log } from '../log';
import type { Admission } from './admission';
import { answer } from './answers';
import { clientNetworks } from './client';
import { bodyType, readFields } from './requestBody';
import type { Store } from './store';

export type SubscribeContext = {
  /** The client's address, established by the host. */
  ip: string;
  /** Keeps background work alive where the host stops a function after its answer. */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined;
};

export type SubscribeOptions = {
  store: Pick<Store, 'admit'>;
  siteUrl: string;
  /** Security headers, for hosts that add none to functions. */
  headers: Readonly<Record<string, string>>;
  /** Starts delivery after an address was stored. The answer does not wait for it: its time would tell who is new. */
  forward: () => Promise<unknown>;
  /** Delivers one address before the answer, where the store does not last. */
  confirm?: ((email: string) => Promise<'delivered' | 'rejected' | 'failed'>) | undefined;
  /** Tells whoever asks that an address is on the list already. */
  tellKnown?: boolean;
  log: Log;
};

/** Two calls to the provider take 6.25 s at most. */
const DEADLINE_MS = 9000;

type Outcome = { status: number; body: SubscribeAnswer };

const fail = (status: number, error: string): Outcome => ({ status, body: { error } });

/** Another site's page must not subscribe its visitors. Programs without a browser send no Origin and are welcome. */
function isForeign(request: Request, siteUrl: string): boolean {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== new URL(request.url).host && origin !== new URL(siteUrl).origin;
}

const FAILED = fail(503, SUBSCRIBE_FAILED);
const REJECTED = fail(400, EMAIL_INVALID);

function outcomeOf(admission: Admission, tellKnown: boolean): Outcome {
  if (admission.kind === 'limited')
    return { status: 429, body: { error: 'Too many requests', retryAfter: admission.retryAfter } };
  if (admission.known && tellKnown)
    return { status: 200, body: { alreadySubscribed: true, message: ALREADY_SUBSCRIBED } };
  return { status: 200, body: { message: SUBSCRIBED } };
}

export function createSubscribeHandler(options: SubscribeOptions) {
  async function subscribe(request: Request, context: SubscribeContext): Promise<Outcome> {
    if (isForeign(request, options.siteUrl)) return fail(403, 'Please use the form on this site');
    const fields = await readFields(request, bodyType(request));
    if ('status' in fields) return fail(fields.status, fields.error);
    const checked = checkEmail(fields.email);
    if (!checked.ok) return fail(400, checked.error);
    const networks = clientNetworks(context.ip);
    const signup = { email: checked.email, source: SUBSCRIBE_SOURCE, page: fields.page, networks };
    const admission = await options.store.admit(signup, !fields.isProgram);
    if (admission.kind === 'accepted' && !fields.isProgram) {
      const confirmed = (await options.confirm?.(checked.email)) ?? 'delivered';
      if (confirmed !== 'delivered') return confirmed === 'rejected' ? REJECTED : FAILED;
      const delivery = options.forward();
      context.waitUntil?.(delivery);
    }
    return outcomeOf(admission, options.tellKnown ?? false);
  }

  return async (request: Request, context: SubscribeContext): Promise<Response> => {
    const form = { html: bodyType(request) === 'form', headers: options.headers };
    if (request.method !== 'POST')
      return answer(405, { error: 'Method not allowed' }, { ...form, headers: { ...options.headers, Allow: 'POST' } });
    try {
      const { status, body } = await within(DEADLINE_MS, subscribe(request, context), () => FAILED);
      return answer(status, body, form);
    } catch (error) {
      // Store out of reach.
      options.log('error', 'subscribe failed', reasonOf(error));
      return answer(503, { error: SUBSCRIBE_FAILED }, form);
    }
  };
}
