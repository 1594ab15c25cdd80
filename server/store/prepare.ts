import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Table } from './database';

const OWN_TABLES = `
CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, hits INTEGER NOT NULL, reset_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

/** Creates the tables and answers the key for hashes, which all machines on this database share. */
export async function prepare(db: Database, tables: readonly Table[]): Promise<string> {
  if (db.protocol === 'file') await db.execute('PRAGMA journal_mode = WAL');
  await db.executeMultiple([OWN_TABLES, ...tables.map(({ sql }) => sql)].join('\n'));
  await db.execute({
    sql: `INSERT OR IGNORE INTO settings (name, value) VALUES ('hash_key', ?)`,
    args: [randomBytes(32).toString('hex')],
  });
  const found = await db.execute(`SELECT value FROM settings WHERE name = 'hash_key'`);
  return String(found.rows[0]?.['value']);
}

/** With a secret from outside, who has the database alone cannot try out which client a hash stands for. */
export const keyFor = (inside: string, outside: string | undefined): string =>
  outside ? createHmac('sha256', outside).update(inside).digest('hex') : inside;
