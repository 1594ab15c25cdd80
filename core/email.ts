/** Rules for a newsletter address, used by the form and by the function behind it. */

export const EMAIL_REQUIRED = 'Email address is required';
export const EMAIL_INVALID = 'Please provide a valid email address';

const MAX_TOTAL = 254;
const MAX_LOCAL = 64;
const MAX_DOMAIN = 253;
/** No name server knows a name with a longer part. */
const MAX_LABEL = 63;

/**
 * Plain ASCII addresses: what mail providers accept. A domain outside ASCII arrives as `xn--…` from the browser's
 * own email field. The standard allows more signs in front of the @, which nobody's mailbox has: without them, and
 * without anything invisible, there is nothing to inject into a mail header, a template or a spreadsheet.
 */
const LOCAL = /^[a-z0-9_+'&=~-]+(\.[a-z0-9_+'&=~-]+)*$/i;
const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

export type EmailCheck = { ok: true; email: string } | { ok: false; error: string };

const invalid: EmailCheck = { ok: false, error: EMAIL_INVALID };

export function checkEmail(input: unknown): EmailCheck {
  if (input === undefined || input === null) return { ok: false, error: EMAIL_REQUIRED };
  if (typeof input !== 'string') return invalid;
  const email = input.trim();
  if (email === '') return { ok: false, error: EMAIL_REQUIRED };
  // Line breaks and other controls are refused even at the ends, where trimming would hide them.
  // eslint-disable-next-line no-control-regex
  if (email.length > MAX_TOTAL || /[\u0000-\u001f\u007f]/.test(input)) return invalid;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const domain = email.slice(at + 1);
  if (local.length > MAX_LOCAL || domain.length > MAX_DOMAIN) return invalid;
  if (domain.split('.').some((label) => label.length > MAX_LABEL)) return invalid;
  if (!LOCAL.test(local) || !DOMAIN.test(domain) || /\.\d+$/.test(domain)) return invalid;
  return { ok: true, email };
}

/** Two spellings of one mailbox count as one subscriber. */
export const emailKey = (email: string): string => email.toLowerCase();
