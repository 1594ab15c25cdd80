import { createHmac, randomBytes } from 'node:crypto';
import { emailKey } from '../../core/email';
import { admissionSteps, readAdmission, type Admission, type Keys, type Signup } from './admission';
import type { Database } from './databaseThread';
import { createGroupCommit } from './groupCommit';
import type { Limits } from './limits';
import { createOutboxStore } from './outboxStore';
import { SCHEMA } from './schema';

export type Store = ReturnType<typeof createStore>;

/** Creates the tables and answers the key for hashes, which all machines on this database share. */
async function prepare(db: Database): Promise<string> {
  if (db.protocol === 'file') await db.execute('PRAGMA journal_mode = WAL');
  await db.executeMultiple(SCHEMA);
  await db.execute({
    sql: `INSERT OR IGNORE INTO settings (name, value) VALUES ('hash_key', ?)`,
    args: [randomBytes(32).toString('hex')],
  });
  const found = await db.execute(`SELECT value FROM settings WHERE name = 'hash_key'`);
  return String(found.rows[0]?.['value']);
}

/** With a secret from outside, who has the database alone cannot try out which client a hash stands for. */
const keyFor = (inside: string, outside: string | undefined): string =>
  outside ? createHmac('sha256', outside).update(inside).digest('hex') : inside;

function keysOf(signup: Signup, secret: string): Keys {
  const hash = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}\n${text}`).digest('base64url');
  return {
    email: emailKey(signup.email),
    networks: signup.networks.map((network) => hash('client', network)),
    overall: hash('overall', ''),
  };
}

export type StoreOptions = { limits: Limits; secret?: string | undefined; retentionDays?: number | undefined };

const DAY = 86_400_000;

/** `database` opens it at the first use, and throws while it cannot be opened. */
export function createStore(database: () => Database, options: StoreOptions, now = () => Date.now()) {
  const { limits } = options;
  const commit = createGroupCommit(database);
  const entries = createOutboxStore(database, ready, now);
  let secret: Promise<string> | undefined;

  function prepared(): Promise<string> {
    secret ??= Promise.resolve()
      .then(() => prepare(database()))
      .then((inside) => keyFor(inside, options.secret))
      .catch((error: unknown) => {
        // The next request tries again: the database may only be slow to come up.
        secret = undefined;
        throw error;
      });
    return secret;
  }

  async function ready(): Promise<void> {
    await prepared();
  }

  return {
    entries,
    ready,
    async admit(signup: Signup, store: boolean): Promise<Admission> {
      const keys = keysOf(signup, await prepared());
      const time = now();
      return readAdmission(await commit(admissionSteps(signup, keys, limits, time, store)), keys, limits, time);
    },
    /** Rejects while nothing can be stored. */
    async check(): Promise<void> {
      await ready();
      await commit([{ sql: `UPDATE settings SET value = value WHERE name = 'hash_key'`, args: [] }]);
    },
    async forgetExpired(): Promise<void> {
      await ready();
      await commit([{ sql: 'DELETE FROM rate_limits WHERE reset_at <= ?', args: [now()] }]);
      if (options.retentionDays) await entries.purge(now() - options.retentionDays * DAY);
    },
  };
}
