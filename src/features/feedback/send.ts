import { FEEDBACK_FAILED, FEEDBACK_PATH, type Feedback } from '../../../core/feedback';
import { waitText, type FunctionAnswer } from '../../../core/functionAnswer';
import { postJson } from '../../bridge/postJson';

const OFFLINE = 'You are offline, so nothing was sent. Try again once you are connected.';
const NO_ANSWER = 'This site did not answer. Check your connection and try again.';

/** What went wrong, in words for the reader; undefined once it is stored. */
export async function send(given: Feedback): Promise<string | undefined> {
  try {
    const { status, body } = await postJson<FunctionAnswer>(FEEDBACK_PATH, given);
    if (status === 200 && body?.message) return undefined;
    if (status === 429) return waitText(body?.retryAfter);
    return typeof body?.error === 'string' && body.error ? body.error : FEEDBACK_FAILED;
  } catch {
    return navigator.onLine ? NO_ANSWER : OFFLINE;
  }
}
