import type { InStatement, ResultSet } from '@libsql/client';
import { RESUBSCRIBE_AFTER, type Limits } from './limits';

export type Signup = { email: string; source: string; page: string | null; networks: readonly string[] };

/** Hashed names: the table of limits holds no address and no client. */
export type Keys = { email: string; networks: readonly string[]; overall: string };

export type Admission = { kind: 'accepted'; known: boolean } | { kind: 'limited'; retryAfter: number };

/** One more for `key`, unless a limit before it is used up. */
const COUNT = (within: string) => `
  INSERT INTO rate_limits (key, hits, reset_at) SELECT :key, 1, :now + :window WHERE ${within}
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN reset_at <= :now THEN 1 ELSE hits + 1 END,
    reset_at = CASE WHEN reset_at <= :now THEN :now + :window ELSE reset_at END
  RETURNING hits, reset_at`;

const LOOK_UP = `SELECT count(*) AS known FROM subscribers WHERE email_key = :emailKey AND status = 'delivered'`;
// A second sign-up of a delivered address is no news for the provider, unless it is so long ago that the
// reader may have left the list in between.
const SAVE = (within: string) => `
  INSERT INTO subscribers (email_key, email, source, page, created_at, next_attempt_at)
  SELECT :emailKey, :email, :source, :page, :now, :now WHERE :store AND ${within}
  ON CONFLICT (email_key) DO UPDATE SET status = 'pending', attempts = 0, next_attempt_at = :now
  WHERE status = 'delivered' AND delivered_at <= :now - ${RESUBSCRIBE_AFTER}`;

type Counted = { key: string; max: number; windowMs: number };

const countedOf = (keys: Keys, limits: Limits): Counted[] => [
  ...keys.networks.map((key, i) => ({ key, ...limits.networks[i]! })),
  { key: keys.overall, ...limits.overall },
];

/** True while none of these limits is used up. A client over its own limit must not use up that of all. */
function withinAll(counted: readonly Counted[]): { sql: string; args: Record<string, string | number> } {
  const parts = counted.map((_, i) => `(key = :key${i} AND hits > :max${i})`);
  const args = counted.flatMap(({ key, max }, i): Array<[string, string | number]> => [
    [`key${i}`, key],
    [`max${i}`, max],
  ]);
  const sql = parts.length ? `NOT EXISTS (SELECT 1 FROM rate_limits WHERE ${parts.join(' OR ')})` : 'true';
  return { sql, args: Object.fromEntries(args) };
}

/**
 * Counts, looks up and stores. The same statements run for every address, known or not, so that the time of an answer
 * does not tell who is subscribed. `store` is false for programs.
 */
export function admissionSteps(signup: Signup, keys: Keys, limits: Limits, now: number, store: boolean): InStatement[] {
  const counted = countedOf(keys, limits);
  const { email, source, page } = signup;
  const all = withinAll(counted);
  return [
    ...counted.map(({ key, windowMs }, i) => {
      const before = withinAll(counted.slice(0, i));
      return { sql: COUNT(before.sql), args: { key, now, window: windowMs, ...before.args } };
    }),
    { sql: LOOK_UP, args: { emailKey: keys.email } },
    {
      sql: SAVE(all.sql),
      args: { emailKey: keys.email, email, source, page, now, store: store ? 1 : 0, ...all.args },
    },
  ];
}

const number = (result: ResultSet | undefined, column: string): number => Number(result?.rows[0]?.[column] ?? 0);

export function readAdmission(results: readonly ResultSet[], keys: Keys, limits: Limits, now: number): Admission {
  const counted = countedOf(keys, limits);
  const waits = counted.map(({ max }, i) =>
    number(results[i], 'hits') > max ? number(results[i], 'reset_at') - now : 0,
  );
  const wait = Math.max(...waits);
  if (wait > 0) return { kind: 'limited', retryAfter: Math.ceil(wait / 1000) };
  return { kind: 'accepted', known: number(results[counted.length], 'known') > 0 };
}
