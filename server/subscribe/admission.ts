import type { InStatement, ResultSet } from '@libsql/client';
import { RESUBSCRIBE_AFTER, type Limits } from './limits';

export type Signup = { email: string; source: string; page: string | null; client: string };

/** Hashed names: the tables of limits hold no address and no client. */
export type Keys = { email: string; client: string; address: string; seen: string };

export type Admission = { kind: 'accepted'; seenBefore: boolean } | { kind: 'limited'; retryAfter: number };

const countHit = (condition: string) => `
  INSERT INTO rate_limits (key, hits, reset_at) SELECT :key, 1, :now + :window WHERE ${condition}
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN reset_at <= :now THEN 1 ELSE hits + 1 END,
    reset_at = CASE WHEN reset_at <= :now THEN :now + :window ELSE reset_at END
  RETURNING hits, reset_at`;

const CLIENT_WITHIN = '(SELECT hits FROM rate_limits WHERE key = :clientKey) <= :clientMax';
const BOTH_WITHIN = `${CLIENT_WITHIN} AND (SELECT hits FROM rate_limits WHERE key = :addressKey) <= :addressMax`;

const COUNT_CLIENT = countHit('true');
// A client over its limit must not use up the limit of somebody's address.
const COUNT_ADDRESS = countHit(CLIENT_WITHIN);
const LOOK_UP = 'SELECT count(*) AS seen FROM seen WHERE key = :key AND until > :now';
const REMEMBER = `INSERT OR REPLACE INTO seen (key, until) SELECT :key, :until WHERE ${BOTH_WITHIN}`;
// A second sign-up of a delivered address is no news for the provider, unless it is so long ago that the
// reader may have left the list in between.
const SAVE = `
  INSERT INTO subscribers (email_key, email, source, page, created_at, next_attempt_at)
  SELECT :emailKey, :email, :source, :page, :now, :now WHERE :store AND ${BOTH_WITHIN}
  ON CONFLICT (email_key) DO UPDATE SET status = 'pending', attempts = 0, next_attempt_at = :now
  WHERE status = 'delivered' AND delivered_at <= :now - ${RESUBSCRIBE_AFTER}`;

/**
 * Counts, looks up and stores. The same statements run for every address, known or not, so that neither the answer
 * nor its time tells who is subscribed. `store` is false for programs.
 */
export function admissionSteps(signup: Signup, keys: Keys, limits: Limits, now: number, store: boolean): InStatement[] {
  const client = { clientKey: keys.client, clientMax: limits.client.max };
  const both = { ...client, addressKey: keys.address, addressMax: limits.address.max };
  const { email, source, page } = signup;
  return [
    { sql: COUNT_CLIENT, args: { key: keys.client, now, window: limits.client.windowMs } },
    { sql: COUNT_ADDRESS, args: { key: keys.address, now, window: limits.address.windowMs, ...client } },
    { sql: LOOK_UP, args: { key: keys.seen, now } },
    { sql: REMEMBER, args: { key: keys.seen, until: now + limits.seenMs, ...both } },
    { sql: SAVE, args: { emailKey: keys.email, email, source, page, now, store: store ? 1 : 0, ...both } },
  ];
}

const number = (result: ResultSet | undefined, column: string): number => Number(result?.rows[0]?.[column] ?? 0);

export function readAdmission(results: readonly ResultSet[], limits: Limits, now: number): Admission {
  const [client, address, seen] = results;
  const wait = Math.max(
    number(client, 'hits') > limits.client.max ? number(client, 'reset_at') - now : 0,
    number(address, 'hits') > limits.address.max ? number(address, 'reset_at') - now : 0,
  );
  if (wait > 0) return { kind: 'limited', retryAfter: Math.ceil(wait / 1000) };
  return { kind: 'accepted', seenBefore: number(seen, 'seen') > 0 };
}
