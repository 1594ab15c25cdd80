import { emailKey } from '../../core/email';
import type { Database } from './databaseThread';

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

/** Longer than the longest delivery, so that no two machines deliver one entry at the same time. */
const CLAIM_MS = 30_000;

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** `ready` resolves when the tables exist. */
export function createOutboxStore(database: () => Database, ready: () => Promise<void>, now = () => Date.now()) {
  async function claim(max: number): Promise<OutboxEntry[]> {
    await ready();
    const time = now();
    const result = await database().execute({
      sql: `UPDATE subscribers SET claimed_until = ? WHERE id IN (
              SELECT id FROM subscribers
              WHERE status = 'pending' AND next_attempt_at <= ? AND claimed_until <= ?
              ORDER BY next_attempt_at, id LIMIT ?)
            RETURNING id, email, attempts`,
      args: [time + CLAIM_MS, time, time, max],
    });
    return result.rows.map((row) => ({
      id: Number(row['id']),
      email: String(row['email']),
      attempts: Number(row['attempts']),
    }));
  }

  const delivered = (id: number) =>
    database().execute({
      sql: `UPDATE subscribers SET status = 'delivered', delivered_at = ?, attempts = attempts + 1,
            last_error = NULL, claimed_until = 0 WHERE id = ?`,
      args: [now(), id],
    });

  const rejected = (id: number, reason: string) =>
    database().execute({
      sql: `UPDATE subscribers SET status = 'rejected', attempts = attempts + 1, last_error = ?, claimed_until = 0 WHERE id = ?`,
      args: [reason, id],
    });

  const postpone = (id: number, delayMs: number, reason: string) =>
    database().execute({
      sql: `UPDATE subscribers SET attempts = attempts + 1, next_attempt_at = ?, last_error = ?, claimed_until = 0 WHERE id = ?`,
      args: [now() + Math.round(delayMs), reason, id],
    });

  const release = (id: number) =>
    database().execute({ sql: 'UPDATE subscribers SET claimed_until = 0 WHERE id = ?', args: [id] });

  /** For the command: everything undelivered is due now, also what the provider once refused. */
  async function retryAll(): Promise<void> {
    await ready();
    await database().execute({
      sql: `UPDATE subscribers SET status = 'pending', next_attempt_at = ? WHERE status <> 'delivered'`,
      args: [now()],
    });
  }

  async function list(): Promise<Subscriber[]> {
    await ready();
    const result = await database().execute(
      'SELECT email, source, page, created_at, status, attempts, last_error FROM subscribers ORDER BY id',
    );
    return result.rows as unknown as Subscriber[];
  }

  async function pending(): Promise<number> {
    const result = await database().execute(`SELECT count(*) AS n FROM subscribers WHERE status = 'pending'`);
    return Number(result.rows[0]?.['n'] ?? 0);
  }

  /** When the first of those that wait is due. */
  async function nextAttempt(): Promise<number> {
    const result = await database().execute(
      `SELECT min(next_attempt_at) AS due FROM subscribers WHERE status = 'pending'`,
    );
    return Number(result.rows[0]?.['due'] ?? 0);
  }

  async function find(email: string): Promise<{ id: number; status: string } | undefined> {
    await ready();
    const result = await database().execute({
      sql: 'SELECT id, status FROM subscribers WHERE email_key = ?',
      args: [emailKey(email)],
    });
    const [row] = result.rows;
    return row && { id: Number(row['id']), status: String(row['status']) };
  }

  /** Deletes for good: what is deleted is overwritten in the file, and gone from its journal. */
  async function remove(sql: string, args: Array<string | number>): Promise<number> {
    await ready();
    const db = database();
    if (db.protocol === 'file') await db.execute('PRAGMA secure_delete = ON');
    const { rowsAffected } = await db.execute({ sql, args });
    if (db.protocol === 'file') await db.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    return rowsAffected;
  }

  const erase = (email: string) => remove('DELETE FROM subscribers WHERE email_key = ?', [emailKey(email)]);

  /** What was settled before a time. Undelivered addresses stay: they were promised a newsletter. */
  const purge = (before: number) =>
    remove(`DELETE FROM subscribers WHERE status <> 'pending' AND coalesce(delivered_at, created_at) <= ?`, [before]);

  return { claim, delivered, rejected, postpone, release, retryAll, list, pending, nextAttempt, find, erase, purge };
}
