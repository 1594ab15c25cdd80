import { tmpdir } from 'node:os';
import { readServerEnv } from '../../server/env';
import { logEvent } from '../../server/log';
import { isRemote } from '../../server/store/database';
import { createNewsletter, type Newsletter } from '../../server/subscribe/newsletter';
import { warnOfSettings } from '../../server/warnings';

type NetlifyContext = { ip: string; waitUntil?: (work: Promise<unknown>) => void };

let newsletter: Newsletter | undefined;

/** The disk of a function does not outlive it; only the folder for temporary files can be written at all. */
function open(): Newsletter {
  const env = readServerEnv();
  const durable = isRemote(env.LIBSQL_URL);
  warnOfSettings(env, logEvent);
  if (!durable) logEvent('warn', 'LIBSQL_URL names no server: an address is acknowledged only once it is delivered');
  return createNewsletter({ ...env, DATA_DIR: tmpdir() }, { durable });
}

export default async function subscribe(request: Request, context: NetlifyContext): Promise<Response> {
  newsletter ??= open();
  return newsletter.handler(request, { ip: context.ip, waitUntil: context.waitUntil?.bind(context) });
}
