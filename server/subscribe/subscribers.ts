import { emailKey } from '../../core/email';
import { createLimiter, type Admission, type Limits } from '../store/limiter';
import type { Store } from '../store/store';
import { FIGURES, LOOK_UP, SAVE, SUBSCRIBERS, type Figures } from './statements';

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

/** Longer than the longest delivery, so that no two machines deliver one entry at the same time. */
const CLAIM_MS = 30_000;

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
