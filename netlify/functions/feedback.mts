import { tmpdir } from 'node:os';
import { readServerEnv } from '../../server/env';
import { createFeedback } from '../../server/feedback/feedback';
import { isRemote } from '../../server/store/database';

type NetlifyContext = { ip: string };

let feedback: ReturnType<typeof createFeedback> | undefined;

/** The disk of a function does not outlive it: without a database elsewhere nothing is stored, and readers are told. */
function open(): ReturnType<typeof createFeedback> {
  const env = readServerEnv();
  return createFeedback({ ...env, DATA_DIR: tmpdir() }, { durable: isRemote(env.LIBSQL_URL) });
}

export default async (request: Request, context: NetlifyContext): Promise<Response> =>
  (feedback ??= open()).handler(request, { ip: context.ip });

// Netlify reads this without running it: no name of a constant here.
export const config = { path: '/api/feedback' };
