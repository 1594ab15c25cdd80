import type { ServerEnv } from './env';
import type { Log } from './log';

/** Settings that work and yet may not be what was meant. Names only: a value may be a secret. */
export function warnOfSettings(env: ServerEnv, log: Log): void {
  if (env.BREVO_API_KEY && !env.BREVO_DOI_TEMPLATE_ID)
    log('warn', 'BREVO_DOI_TEMPLATE_ID is not set: anybody can put any address on the list, unconfirmed by its owner');
}

/** Says once that requests come through a proxy that the settings do not name. */
export function createProxyWarning(env: ServerEnv, log: Log): (headers: Headers) => void {
  let said = env.TRUST_PROXY !== undefined;
  return (headers) => {
    if (said || !(headers.has('x-forwarded-for') || headers.has('forwarded'))) return;
    said = true;
    log('warn', 'requests name another client but TRUST_PROXY is not set: behind a proxy all visitors share one limit');
  };
}
