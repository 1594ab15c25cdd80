import { createHmac, randomBytes } from 'node:crypto';
import type { Client } from '@libsql/client';
import { emailKey } from '../../core/email';
import { admissionSteps, readAdmission, type Admission, type Keys, type Signup } from './admission';
import { createGroupCommit } from './groupCommit';
import type { Limits } from './limits';
import { SCHEMA } from './schema';

export type Store = ReturnType<typeof createStore>;

/** Creates the tables and answers the key for hashes, which all machines on this database share. */
async function prepare(db: Client): Promise<string> {
  if (db.protocol === 'file') await db.execute('PRAGMA journal_mode = WAL');
  await db.executeMultiple(SCHEMA);
  await db.execute({
    sql: `INSERT OR IGNORE INTO settings (name, value) VALUES ('hash_key', ?)`,
    args: [randomBytes(32).toString('hex')],
  });
  const found = await db.execute(`SELECT value FROM settings WHERE name = 'hash_key'`);
  return String(found.rows[0]?.['value']);
}

function keysOf(signup: Signup, secret: string): Keys {
  const hash = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}\n${text}`).digest('base64url');
  const email = emailKey(signup.email);
  return {
    email,
    client: hash('client', signup.client),
    address: hash('address', email),
    seen: hash('seen', `${signup.client}\n${email}`),
  };
}

export function createStore(db: Client, limits: Limits, now = () => Date.now()) {
  const commit = createGroupCommit(db);
  let secret: Promise<string> | undefined;

  function prepared(): Promise<string> {
    secret ??= prepare(db).catch((error: unknown) => {
      // The next request tries again: the database may only be slow to come up.
      secret = undefined;
      throw error;
    });
    return secret;
  }

  return {
    async admit(signup: Signup, store: boolean): Promise<Admission> {
      const keys = keysOf(signup, await prepared());
      const time = now();
      return readAdmission(await commit(admissionSteps(signup, keys, limits, time, store)), limits, time);
    },
    async forgetExpired(): Promise<void> {
      await prepared();
      await commit([
        { sql: 'DELETE FROM rate_limits WHERE reset_at <= ?', args: [now()] },
        { sql: 'DELETE FROM seen WHERE until <= ?', args: [now()] },
      ]);
    },
    async ready(): Promise<void> {
      await prepared();
    },
    close: () => db.close(),
  };
}
