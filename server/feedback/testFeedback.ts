import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FEEDBACK_PATH } from '../../core/feedback';
import { readServerEnv } from '../env';
import { ORIGIN, type Post } from '../subscribe/testNewsletter';
import { createFeedback, type FeedbackOptions } from './feedback';

export const VOTE = { page: '/developers/getting_started', version: 'v9.1', answer: 'no' };
export const FORM = 'application/x-www-form-urlencoded';

/** Feedback on a database of its own, with everything it logs. For tests. */
export function makeFeedback(settings: Record<string, string> = {}, options: FeedbackOptions = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  const logs: string[] = [];
  const open = (changed: Record<string, string> = {}) =>
    createFeedback(readServerEnv({ DATA_DIR: dir, ...settings, ...changed }), {
      log: (...entry) => void logs.push(JSON.stringify(entry)),
      ...options,
    });
  let feedback = open();
  const send = (
    body: string | Uint8Array | undefined,
    { ip = '192.0.2.1', headers, method = 'POST', type = 'application/json' }: Post = {},
  ) =>
    feedback.handler(
      new Request(`${ORIGIN}${FEEDBACK_PATH}`, {
        method,
        headers: { 'content-type': type, ...headers },
        ...(body === undefined ? {} : { body: body as BodyInit }),
      }),
      { ip },
    );
  return {
    dir,
    logs,
    open,
    send,
    post: (fields: Record<string, unknown> = {}, options?: Post) =>
      send(JSON.stringify({ ...VOTE, ...fields }), options),
    submit: (fields: Record<string, string> = {}, options: Post = {}) =>
      send(new URLSearchParams({ ...VOTE, ...fields }).toString(), { type: FORM, ...options }),
    feedback: () => feedback,
    restart(changed?: Record<string, string>) {
      feedback.store.close();
      feedback = open(changed);
    },
    remove() {
      feedback.store.close();
      rmSync(dir, { recursive: true });
    },
  };
}

export type TestFeedback = ReturnType<typeof makeFeedback>;
