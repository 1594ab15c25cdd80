import { readServerEnv } from '../../server/env';
import { createFeedback } from '../../server/feedback/feedback';
import { isRemote } from '../../server/store/database';
import { createNewsletter } from '../../server/subscribe/newsletter';

/** Delivers what an outage of the mail provider left behind, and deletes what was kept long enough. */
export default async function forwardSubscribers(): Promise<void> {
  const env = readServerEnv();
  if (!isRemote(env.LIBSQL_URL)) return;
  const newsletter = createNewsletter(env);
  const { store } = newsletter;
  await store.forgetLimits();
  await newsletter.forgetExpired();
  await createFeedback(env, { store }).forgetExpired();
  await newsletter.outbox.forwardDue();
  await newsletter.close();
}

export const config = { schedule: '*/10 * * * *' };
