import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { turnsDuring } from '../testTurns';
import { openDatabaseThread } from './databaseThread';

const dir = mkdtempSync(path.join(tmpdir(), 'database-'));
const folder = path.join(dir, 'later');
const database = openDatabaseThread(pathToFileURL(path.join(folder, 'a.db')).href);
afterAll(() => {
  database.close();
  rmSync(dir, { recursive: true });
});

const COUNT =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) SELECT count(*) AS n FROM n';

test('a file that cannot be opened fails the call; the next one tries again', async () => {
  await expect(database.execute('SELECT 1')).rejects.toThrow();
  mkdirSync(folder);
  expect((await database.execute('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('results and errors arrive as they were', async () => {
  await database.executeMultiple('CREATE TABLE t (a TEXT UNIQUE); INSERT INTO t VALUES (1)');
  const [inserted, read] = await database.batch(
    [{ sql: 'INSERT INTO t VALUES (:a)', args: { a: 'x' } }, 'SELECT a FROM t ORDER BY a' as never],
    'write',
  );
  expect([inserted!.rowsAffected, read!.rows]).toEqual([1, [{ a: '1' }, { a: 'x' }]]);
  await expect(database.execute("INSERT INTO t VALUES ('x')")).rejects.toMatchObject({
    name: 'LibsqlError',
    code: expect.stringContaining('SQLITE_CONSTRAINT') as string,
  });
});

test('nothing else waits for a statement', async () => {
  expect(await turnsDuring(() => database.execute(COUNT))).toBeGreaterThan(20);
});
