import {
  ANSWER_STORED,
  ANSWERS,
  checkLine,
  FEEDBACK_FAILED,
  FEEDBACK_PATH,
  LINE,
  LINE_NOTE,
  LINE_STORED,
  type Answer,
  type Feedback as Given,
} from '../../core/feedback';
import { escapeHtml } from '../../core/html';
import { clientNetworks } from '../client';
import type { ServerEnv } from '../env';
import type { Page } from '../forms/answers';
import { createFormHandler, fail, limited, type FormContext, type Outcome } from '../forms/handler';
import { badBody, type Fields } from '../forms/requestBody';
import { logEvent, type Log } from '../log';
import { openStore } from '../openStore';
import { keepFor } from '../store/keepFor';
import type { Store } from '../store/store';
import { createEntries } from './entries';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A line of characters that a form sends as nine each. */
const MAX_BODY_BYTES = 8192;

const PAGE = /^(?=.{1,200}$)(\/|(\/[\w.-]+)+)$/;
const VERSION = /^[\w.-]{1,40}$/;

type Place = Pick<Given, 'page' | 'version' | 'answer'>;

function placeOf({ page, version, answer }: Fields): Place | undefined {
  const known = ANSWERS.includes(answer as Answer) && typeof page === 'string' && typeof version === 'string';
  return known && PAGE.test(page) && VERSION.test(version) ? { page, version, answer: answer as Answer } : undefined;
}

/** Without JavaScript: the line is asked for on the page that answers, and stays there if it cannot be stored. */
function lineForm(place: Place, text: string): string {
  const hidden = Object.entries(place).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${FEEDBACK_PATH}">${hidden.join('')}
<p><label>${LINE[place.answer]}<br>
<input name="text" required value="${escapeHtml(text)}" style="box-sizing: border-box; width: 100%; font: inherit"></label></p>
<p><button style="font: inherit">Send</button></p>
<p><small>${LINE_NOTE}</small></p>
</form>
`;
}

function pageOf(error: string | undefined, fields: Fields): Page {
  const place = placeOf(fields);
  const { text } = fields;
  const isLine = typeof text === 'string';
  const title = error ? 'Not stored' : 'Thank you';
  if (!place) return { title };
  const asks = isLine === (error !== undefined);
  return { title, back: place.page, more: asks ? lineForm(place, isLine ? text : '') : '' };
}

export type FeedbackOptions = {
  store?: Store;
  log?: Log;
  /** False where the disk does not outlive the process: then nothing is stored, and nobody thanked. */
  durable?: boolean;
};

export function createFeedback(
  env: ServerEnv,
  { store = openStore(env), log = logEvent, durable = true }: FeedbackOptions = {},
) {
  const entries = createEntries(store, {
    client: { max: env.FEEDBACK_CLIENT_LIMIT, windowMs: 10 * MINUTE },
    overall: { max: env.FEEDBACK_HOURLY_LIMIT, windowMs: HOUR },
  });

  async function act(fields: Fields, { ip }: FormContext): Promise<Outcome> {
    const place = placeOf(fields);
    const { text } = fields;
    if (!place || !['string', 'undefined'].includes(typeof text)) return fail(badBody.status, badBody.error);
    const checked = typeof text === 'string' ? checkLine(text) : undefined;
    if (checked && 'error' in checked) return fail(400, checked.error);
    if (!durable) return fail(503, FEEDBACK_FAILED);
    const admission = await entries.admit({ ...place, ...(checked && { text: checked.line }) }, clientNetworks(ip));
    if ('retryAfter' in admission) return limited(admission.retryAfter);
    return { status: 200, body: { message: checked ? LINE_STORED : ANSWER_STORED } };
  }

  return {
    ...entries,
    store,
    handler: createFormHandler({
      name: 'feedback',
      maxBytes: MAX_BODY_BYTES,
      siteUrl: env.SITE_URL,
      log,
      act,
      failed: FEEDBACK_FAILED,
      page: ({ error }, fields) => pageOf(error, fields),
    }),
    forgetExpired: keepFor(env.FEEDBACK_RETENTION_DAYS, entries.purge),
  };
}
