import { emailKey } from '../../core/email';
import { createLimiter, type Admission, type Limits } from '../store/limiter';
import type { Table } from '../store/database';
import type { Store } from '../store/store';

export type OutboxEntry = { id: number; email: string; attempts: number };

export type Subscriber = {
  email: string;
  source: string;
  page: string | null;
  created_at: number;
  status: 'pending' | 'delivered' | 'rejected';
  attempts: number;
  last_error: string | null;
};

export type Signup = { email: string; source: string; page: string | null; networks: readonly string[] };

/** A subscriber row is its own outbox entry: accepted and queued are one write. */
export const SUBSCRIBERS: Table = {
  name: 'subscribers',
  key: 'email_key',
  sql: `
CREATE TABLE IF NOT EXISTS subscribers (
  id INTEGER PRIMARY KEY,
  email_key TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  source TEXT NOT NULL,
  page TEXT,
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'rejected')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER,
  last_error TEXT
);
CREATE INDEX IF NOT EXISTS subscribers_due ON subscribers (status, next_attempt_at);
`,
};

const DAY = 86_400_000;
const RESUBSCRIBE_AFTER = 30 * DAY;
/** Longer than the longest delivery, so that no two machines deliver one entry at the same time. */
const CLAIM_MS = 30_000;

const LOOK_UP = `SELECT count(*) AS known FROM subscribers WHERE email_key = :emailKey AND status = 'delivered'`;
// A second sign-up of a delivered address is no news for the provider, unless it is so long ago that the
// reader may have left the list in between.
const SAVE = (within: string) => `
  INSERT INTO subscribers (email_key, email, source, page, created_at, next_attempt_at)
  SELECT :emailKey, :email, :source, :page, :now, :now WHERE :store AND ${within}
  ON CONFLICT (email_key) DO UPDATE SET status = 'pending', attempts = 0, next_attempt_at = :now
  WHERE status = 'delivered' AND delivered_at <= :now - ${RESUBSCRIBE_AFTER}`;

const FIGURES = `
  SELECT count(*) FILTER (WHERE status = 'pending') AS pending,
    count(*) FILTER (WHERE status = 'delivered') AS delivered,
    count(*) FILTER (WHERE status = 'rejected') AS rejected,
    count(*) FILTER (WHERE status = 'pending' AND attempts > 0) AS failing,
    min(created_at) FILTER (WHERE status = 'pending') AS oldest,
    max(created_at) AS lastSignup,
    max(delivered_at) AS lastDelivery
  FROM subscribers`;

export type Figures = Record<
  'pending' | 'delivered' | 'rejected' | 'failing' | 'oldest' | 'lastSignup' | 'lastDelivery',
  number
>;

export type Subscribers = ReturnType<typeof createSubscribers>;

export function createSubscribers(store: Store, limits: Limits) {
  const { now } = store;
  const limiter = createLimiter(store, 'newsletter', limits);

  const change = (set: string, id: number, args: (string | number)[] = []) =>
    store.write([{ sql: `UPDATE subscribers SET ${set}, claimed_until = 0 WHERE id = ?`, args: [...args, id] }]);

  return {
    /**
     * The same statements run for every address, known or not, so that the time of an answer does not tell who is
     * subscribed. `keep` is false for programs.
     */
    async admit({ email, source, page, networks }: Signup, keep: boolean): Promise<Admission & { known?: boolean }> {
      const key = emailKey(email);
      const row = { emailKey: key, email, source, page, now: now(), store: keep ? 1 : 0 };
      const admission = await limiter(networks, ({ sql, args }) => [
        { sql: LOOK_UP, args: { emailKey: key } },
        { sql: SAVE(sql), args: { ...row, ...args } },
      ]);
      if ('retryAfter' in admission) return admission;
      return { ...admission, known: Number(admission.results[0]?.rows[0]?.['known'] ?? 0) > 0 };
    },
    /** The next one that is due, if any. */
    async claim(): Promise<OutboxEntry | undefined> {
      const time = now();
      const [claimed] = await store.write([
        {
          sql: `UPDATE subscribers SET claimed_until = ? WHERE id = (
                  SELECT id FROM subscribers
                  WHERE status = 'pending' AND next_attempt_at <= ? AND claimed_until <= ?
                  ORDER BY next_attempt_at, id LIMIT 1)
                RETURNING id, email, attempts`,
          args: [time + CLAIM_MS, time, time],
        },
      ]);
      return claimed!.rows[0] as unknown as OutboxEntry | undefined;
    },
    delivered: (id: number) =>
      change(`status = 'delivered', delivered_at = ?, attempts = attempts + 1, last_error = NULL`, id, [now()]),
    rejected: (id: number, reason: string) =>
      change(`status = 'rejected', attempts = attempts + 1, last_error = ?`, id, [reason]),
    postpone: (id: number, delayMs: number, reason: string) =>
      change('attempts = attempts + 1, next_attempt_at = ?, last_error = ?', id, [now() + Math.round(delayMs), reason]),
    /** For the command: everything undelivered is due now, also what the provider once refused. */
    retryAll: () =>
      store.write([
        {
          sql: `UPDATE subscribers SET status = 'pending', next_attempt_at = ? WHERE status <> 'delivered'`,
          args: [now()],
        },
      ]),
    list: async (): Promise<Subscriber[]> =>
      (await store.read(
        'SELECT email, source, page, created_at, status, attempts, last_error FROM subscribers ORDER BY id',
      )) as unknown as Subscriber[],
    async figures(): Promise<Figures> {
      const [row] = await store.read(FIGURES);
      return Object.fromEntries(Object.entries(row!).map(([name, value]) => [name, Number(value)])) as Figures;
    },
    async find(email: string): Promise<{ id: number; status: string } | undefined> {
      const sql = 'SELECT id, status FROM subscribers WHERE email_key = ?';
      const [row] = await store.read({ sql, args: [emailKey(email)] });
      return row && { id: Number(row['id']), status: String(row['status']) };
    },
    erase(emails: readonly string[]): Promise<number> {
      const keys = emails.map(emailKey);
      return store.remove(SUBSCRIBERS, 'email_key IN (SELECT value FROM json_each(?))', [JSON.stringify(keys)], keys);
    },
    /** What was settled before a time. Undelivered addresses stay: they were promised a newsletter. */
    purge: (before: number) =>
      store.remove(SUBSCRIBERS, `status <> 'pending' AND coalesce(delivered_at, created_at) <= ?`, [before]),
  };
}
