import { createHmac, randomBytes } from 'node:crypto';
import type { Client, InStatement, ResultSet } from '@libsql/client';
import { emailKey } from '../../core/email';
import { RESUBSCRIBE_AFTER, type Limits } from './limits';
import { SCHEMA } from './schema';

export type Signup = { email: string; source: string; page: string | null; client: string };

export type Admission =
  | { kind: 'accepted'; seenBefore: boolean }
  | { kind: 'limited'; retryAfter: number };

export type Store = ReturnType<typeof createStore>;

const COUNT_HIT = `
  INSERT INTO rate_limits (key, hits, reset_at) SELECT :key, 1, :now + :window WHERE :when
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN reset_at <= :now THEN 1 ELSE hits + 1 END,
    reset_at = CASE WHEN reset_at <= :now THEN :now + :window ELSE reset_at END
  RETURNING hits, reset_at`;

const WITHIN = `COALESCE((SELECT hits FROM rate_limits WHERE key = :clientKey), 0) <= :clientMax
  AND COALESCE((SELECT hits FROM rate_limits WHERE key = :addressKey), 0) <= :addressMax`;

// A second sign-up of a delivered address is no news for the provider, unless it is so long ago that the
// reader may have left the list in between.
const SAVE = `
  INSERT INTO subscribers (email_key, email, source, page, created_at, next_attempt_at)
  SELECT :emailKey, :email, :source, :page, :now, :now WHERE :store AND ${WITHIN}
  ON CONFLICT (email_key) DO UPDATE SET status = 'pending', attempts = 0, next_attempt_at = :now
  WHERE status = 'delivered' AND delivered_at <= :now - ${RESUBSCRIBE_AFTER}`;

const num = (result: ResultSet | undefined, column: string): number => Number(result?.rows[0]?.[column] ?? 0);

export function createStore(db: Client, limits: Limits, now = () => Date.now()) {
  let ready: Promise<string> | undefined;

  async function prepare(): Promise<string> {
    if (db.protocol === 'file') await db.execute('PRAGMA journal_mode = WAL');
    await db.executeMultiple(SCHEMA);
    await db.execute({
      sql: `INSERT OR IGNORE INTO settings (name, value) VALUES ('hash_key', ?)`,
      args: [randomBytes(32).toString('hex')],
    });
    const found = await db.execute(`SELECT value FROM settings WHERE name = 'hash_key'`);
    return String(found.rows[0]?.['value']);
  }

  /** The key for hashes of clients and addresses, shared by all machines on this database. */
  function hashKey(): Promise<string> {
    ready ??= prepare().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  }

  /**
   * Counts, looks up and stores in one transaction: one write to disk, the same statements for every address,
   * whether it is known or not.
   */
  async function admit(signup: Signup, store: boolean): Promise<Admission> {
    const key = await hashKey();
    const hash = (kind: string, text: string) => createHmac('sha256', key).update(`${kind}\n${text}`).digest('base64url');
    const address = emailKey(signup.email);
    const time = now();
    const clientKey = hash('client', signup.client);
    const addressKey = hash('address', address);
    const seenKey = hash('seen', `${signup.client}\n${address}`);
    const within = { clientKey, clientMax: limits.client.max, addressKey, addressMax: limits.address.max };
    const count = (name: string, window: number): InStatement => ({ sql: COUNT_HIT, args: { key: name, now: time, window, when: 1 } });
    const steps: InStatement[] = [
      count(clientKey, limits.client.windowMs),
      {
        // A client over its limit must not use up the limit of somebody's address.
        sql: COUNT_HIT.replace(':when', '(SELECT hits FROM rate_limits WHERE key = :clientKey) <= :clientMax'),
        args: { key: addressKey, now: time, window: limits.address.windowMs, clientKey, clientMax: limits.client.max },
      },
      { sql: 'SELECT count(*) AS seen FROM seen WHERE key = ? AND until > ?', args: [seenKey, time] },
      {
        sql: `INSERT OR REPLACE INTO seen (key, until) SELECT :seenKey, :until WHERE ${WITHIN}`,
        args: { seenKey, until: time + limits.seenMs, ...within },
      },
      {
        sql: SAVE,
        args: {
          emailKey: address, email: signup.email, source: signup.source, page: signup.page,
          now: time, store: store ? 1 : 0, ...within,
        },
      },
    ];
    const [client, target, seen] = await db.batch(steps, 'write');
    const waits = [
      num(client, 'hits') > limits.client.max ? num(client, 'reset_at') - time : 0,
      num(target, 'hits') > limits.address.max ? num(target, 'reset_at') - time : 0,
    ];
    const wait = Math.max(...waits);
    if (wait > 0) return { kind: 'limited', retryAfter: Math.ceil(wait / 1000) };
    return { kind: 'accepted', seenBefore: num(seen, 'seen') > 0 };
  }

  async function forgetExpired(): Promise<void> {
    await hashKey();
    await db.batch(
      [
        { sql: 'DELETE FROM rate_limits WHERE reset_at <= ?', args: [now()] },
        { sql: 'DELETE FROM seen WHERE until <= ?', args: [now()] },
      ],
      'write',
    );
  }

  return { admit, forgetExpired, ready: async (): Promise<void> => void (await hashKey()), close: () => db.close() };
}
