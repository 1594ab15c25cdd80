import { tmpdir } from 'node:os';
import { readServerEnv } from '../../server/env';
import { logEvent } from '../../server/log';
import { createNewsletter, type Newsletter } from '../../server/subscribe/newsletter';

type NetlifyContext = { ip: string; waitUntil?: (work: Promise<unknown>) => void };

let newsletter: Newsletter | undefined;

function open(): Newsletter {
  const env = readServerEnv();
  // The disk of a function does not outlive it; only the folder for temporary files can be written at all.
  if (!env.LIBSQL_URL) logEvent('warn', 'LIBSQL_URL is not set: subscribers are kept only until they are delivered');
  return createNewsletter({ ...env, DATA_DIR: tmpdir() });
}

export default async function subscribe(request: Request, context: NetlifyContext): Promise<Response> {
  newsletter ??= open();
  return newsletter.handler(request, { ip: context.ip, waitUntil: context.waitUntil?.bind(context) });
}
