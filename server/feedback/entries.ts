import type { Feedback } from '../../core/feedback';
import { createLimiter, type Admission, type Limits } from '../store/limiter';
import type { Table } from '../store/database';
import type { Store } from '../store/store';

/** `text` is null for an answer, and a line that somebody added to one is a row of its own: nothing joins the two. */
export type Entry = Omit<Feedback, 'text'> & { id: string; at: number; text: string | null };

/** A row has a random name, by which it can be erased, in backups too. It stands for nobody. */
export const FEEDBACK: Table = {
  name: 'feedback',
  key: 'name',
  sql: `
CREATE TABLE IF NOT EXISTS feedback (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  page TEXT NOT NULL,
  version TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (answer IN ('yes', 'no')),
  text TEXT
);
`,
};

const SAVE = (within: string) => `
  INSERT INTO feedback (name, at, page, version, answer, text)
  SELECT lower(hex(randomblob(6))), :at, :page, :version, :answer, :text WHERE ${within}`;

export function createEntries(store: Store, limits: Limits) {
  const limiter = createLimiter(store, 'feedback', limits);
  return {
    admit: (given: Feedback, networks: readonly string[]): Promise<Admission> =>
      limiter(networks, ({ sql, args }) => [
        { sql: SAVE(sql), args: { text: null, ...given, at: store.now(), ...args } },
      ]),
    list: async (): Promise<Entry[]> =>
      (await store.read(
        'SELECT name AS id, at, page, version, answer, text FROM feedback ORDER BY at, name',
      )) as unknown as Entry[],
    erase: (ids: string[]): Promise<number> =>
      store.remove(FEEDBACK, 'name IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)], ids),
    purge: (before: number): Promise<number> => store.remove(FEEDBACK, 'at <= ?', [before]),
  };
}
