import type { InStatement, ResultSet } from '@libsql/client';
import { SHARES } from '../client';
import type { Store } from './store';

type Limit = { max: number; windowMs: number };

export type Limits = {
  /** For one client; a wider network has a larger share. */
  client: Limit;
  /** For all clients together. */
  overall: Limit;
};

export type Condition = { sql: string; args: Record<string, string | number> };

/** What was stored, or the seconds to wait. */
export type Admission = { results: ResultSet[] } | { retryAfter: number };

/** One more for `key`, unless a limit before it is used up. A clock that was ahead leaves no limit behind. */
const COUNT = (within: string) => `
  INSERT INTO rate_limits (key, hits, reset_at) SELECT :key, 1, :now + :window WHERE ${within}
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN reset_at BETWEEN :now + 1 AND :now + :window THEN hits + 1 ELSE 1 END,
    reset_at = CASE WHEN reset_at BETWEEN :now + 1 AND :now + :window THEN reset_at ELSE :now + :window END
  RETURNING hits, reset_at`;

type Counted = Limit & { key: string };

/** True while none of these limits is used up. A client over its own limit must not use up that of all. */
function withinAll(counted: readonly Counted[]): Condition {
  const parts = counted.map((_, i) => `(key = :key${i} AND hits > :max${i})`);
  const args = counted.flatMap(({ key, max }, i) => [[`key${i}`, key] as const, [`max${i}`, max] as const]);
  const sql = parts.length ? `NOT EXISTS (SELECT 1 FROM rate_limits WHERE ${parts.join(' OR ')})` : 'true';
  return { sql, args: Object.fromEntries(args) };
}

const MAX_REFUSED = 10_000;

/** Limits that all machines share and that outlive a restart. `name` sets them apart from those of other functions. */
export function createLimiter(store: Store, name: string, limits: Limits) {
  /** Until when; answered from memory, so that a refusal costs no write. */
  const refused = new Map<string, number>();

  function countedOf(networks: readonly string[]): Promise<Counted[]> {
    const { client, overall } = limits;
    const parts = [
      ...networks.map((text, i) => ({ kind: 'client', text, ...client, max: client.max * SHARES[i]! })),
      { kind: 'overall', text: '', ...overall },
    ];
    return Promise.all(
      parts.map(async ({ kind, text, ...limit }) => ({ ...limit, key: await store.hash(`${name} ${kind}`, text) })),
    );
  }

  function waitFor(counted: readonly Counted[], time: number): number {
    const waits = counted.map(({ key, windowMs }) => {
      const wait = (refused.get(key) ?? 0) - time;
      return wait > windowMs ? 0 : wait;
    });
    return Math.ceil(Math.max(...waits, 0) / 1000);
  }

  /** Counts the client and runs `steps` in one transaction; they get the condition under which to store. */
  return async (networks: readonly string[], steps: (within: Condition) => InStatement[]): Promise<Admission> => {
    const counted = await countedOf(networks);
    const time = store.now();
    const known = waitFor(counted, time);
    if (known > 0) return { retryAfter: known };
    const counts = counted.map(({ key, windowMs }, i) => {
      const before = withinAll(counted.slice(0, i));
      return { sql: COUNT(before.sql), args: { key, now: time, window: windowMs, ...before.args } };
    });
    const results = await store.writeInTurn([...counts, ...steps(withinAll(counted))]);
    counted.forEach(({ key, max }, i) => {
      const [row] = results[i]!.rows;
      if (Number(row?.['hits'] ?? 0) <= max) return;
      if (refused.size >= MAX_REFUSED) refused.delete(refused.keys().next().value!);
      refused.set(key, Number(row!['reset_at']));
    });
    const wait = waitFor(counted, time);
    return wait > 0 ? { retryAfter: wait } : { results: results.slice(counted.length) };
  };
}
