import { readServerEnv } from '../../server/env';
import { isRemote } from '../../server/subscribe/database';
import { createNewsletter } from '../../server/subscribe/newsletter';

/** Delivers what an outage of the mail provider left behind. */
export default async function forwardSubscribers(): Promise<void> {
  const env = readServerEnv();
  if (!isRemote(env.LIBSQL_URL)) return;
  const newsletter = createNewsletter(env);
  await newsletter.store.forgetExpired();
  await newsletter.outbox.forwardDue();
  await newsletter.close();
}

export const config = { schedule: '*/10 * * * *' };
