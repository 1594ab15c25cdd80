import type { Client } from '@libsql/client';

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
export function createOutboxStore(db: Client, ready: () => Promise<void>, now = () => Date.now()) {
  async function claim(max: number): Promise<OutboxEntry[]> {
    await ready();
    const time = now();
    const result = await db.execute({
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
    db.execute({
      sql: `UPDATE subscribers SET status = 'delivered', delivered_at = ?, attempts = attempts + 1,
            last_error = NULL, claimed_until = 0 WHERE id = ?`,
      args: [now(), id],
    });

  const rejected = (id: number, reason: string) =>
    db.execute({
      sql: `UPDATE subscribers SET status = 'rejected', attempts = attempts + 1, last_error = ?, claimed_until = 0 WHERE id = ?`,
      args: [reason, id],
    });

  const postpone = (id: number, delayMs: number, reason: string) =>
    db.execute({
      sql: `UPDATE subscribers SET attempts = attempts + 1, next_attempt_at = ?, last_error = ?, claimed_until = 0 WHERE id = ?`,
      args: [now() + Math.round(delayMs), reason, id],
    });

  const release = (id: number) =>
    db.execute({ sql: 'UPDATE subscribers SET claimed_until = 0 WHERE id = ?', args: [id] });

  /** For the command: everything undelivered is due now, also what the provider once refused. */
  async function retryAll(): Promise<void> {
    await ready();
    await db.execute({
      sql: `UPDATE subscribers SET status = 'pending', next_attempt_at = ? WHERE status <> 'delivered'`,
      args: [now()],
    });
  }

  async function list(): Promise<Subscriber[]> {
    await ready();
    const result = await db.execute(
      'SELECT email, source, page, created_at, status, attempts, last_error FROM subscribers ORDER BY id',
    );
    return result.rows as unknown as Subscriber[];
  }

  async function pending(): Promise<number> {
    const result = await db.execute(`SELECT count(*) AS n FROM subscribers WHERE status = 'pending'`);
    return Number(result.rows[0]?.['n'] ?? 0);
  }

  return { claim, delivered, rejected, postpone, release, retryAll, list, pending };
}
