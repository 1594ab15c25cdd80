import type { FunctionAnswer } from '../../core/functionAnswer';
import { within } from '../deadline';
import { reasonOf, type Log } from '../log';
import { answer, type Page } from './answers';
import { bodyType, readFields, type Fields } from './requestBody';

export type FormContext = {
  /** The client's address, established by the host. */
  ip: string;
  /** Keeps background work alive where the host stops a function after its answer. */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined;
};

export type Outcome = { status: number; body: FunctionAnswer };

export type FormOptions = {
  /** For the log. */
  name: string;
  maxBytes: number;
  siteUrl: string;
  log: Log;
  act: (fields: Fields, context: FormContext) => Promise<Outcome>;
  /** What is said while the store is out of reach. */
  failed: string;
  /** For readers without JavaScript. */
  page: (body: FunctionAnswer, fields: Fields) => Page;
};

/** Two calls to the mail provider take 6.25 s at most. */
const DEADLINE_MS = 9000;

export const fail = (status: number, error: string): Outcome => ({ status, body: { error } });
export const limited = (retryAfter: number): Outcome => ({
  status: 429,
  body: { error: 'Too many requests', retryAfter },
});

/** Another site's page must not act for its visitors. Programs without a browser send no Origin and are welcome. */
function isForeign(request: Request, siteUrl: string): boolean {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== new URL(request.url).host && origin !== new URL(siteUrl).origin;
}

/** A form of the site, sent by a script as JSON or by the browser itself; the same here and on Netlify. */
export function createFormHandler({ name, maxBytes, siteUrl, log, act, failed, page }: FormOptions) {
  return async (request: Request, context: FormContext): Promise<Response> => {
    let fields: Fields = {};
    async function run(): Promise<Outcome> {
      if (request.method !== 'POST') return fail(405, 'Method not allowed');
      if (isForeign(request, siteUrl)) return fail(403, 'Please use the form on this site');
      const read = await readFields(request, maxBytes);
      if ('status' in read) return fail(read.status, read.error);
      ({ fields } = read);
      return act(fields, context);
    }
    const { status, body } = await within(DEADLINE_MS, run(), () => fail(503, failed)).catch((error: unknown) => {
      // Store out of reach.
      log('error', `${name} failed`, reasonOf(error));
      return fail(503, failed);
    });
    return answer(status, body, bodyType(request) === 'form' ? page(body, fields) : undefined);
  };
}
