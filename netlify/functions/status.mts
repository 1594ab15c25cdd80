import { tmpdir } from 'node:os';
import { readServerEnv } from '../../server/env';
import { lookAtNewsletter, lookAtProvider } from '../../server/parts';
import { createStatus } from '../../server/status';
import { isRemote } from '../../server/store/database';
import { createNewsletter } from '../../server/subscribe/newsletter';

/** What can be known here: Netlify itself serves the files, and a function has no disk and no process that lasts. */
function open(): ReturnType<typeof createStatus> {
  const env = readServerEnv();
  if (!isRemote(env.LIBSQL_URL)) return createStatus({}, env);
  const newsletter = createNewsletter({ ...env, DATA_DIR: tmpdir() });
  return createStatus({ newsletter: lookAtNewsletter(newsletter), 'mail provider': lookAtProvider(newsletter) }, env);
}

let status: ReturnType<typeof createStatus> | undefined;

export default async (request: Request): Promise<Response> => (status ??= open())(request);

// Netlify reads this without running it: no name of a constant here.
export const config = { path: ['/healthz', '/metrics'] };
