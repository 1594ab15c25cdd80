import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openFile, type Database, type Table } from './database';

const AT_ONCE = 200;
const folderOf = (dataDir: string) => path.join(dataDir, 'backups');

export function backupFiles(dataDir: string): string[] {
  const folder = folderOf(dataDir);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.db'));
  return names.sort().map((name) => path.join(folder, name));
}

export const newBackupFile = (dataDir: string): string =>
  path.join(folderOf(dataDir), `${new Date().toISOString().replace(/[:.]/g, '-')}.db`);

/** Whoever is there already stays as they are. Row by row: one of the two may be a server elsewhere. */
export async function copyRows(from: Database, to: Database, tables: readonly Table[]): Promise<number> {
  let copied = 0;
  for (const { name } of tables) {
    const { rows, columns } = await from.execute(`SELECT * FROM ${name}`);
    const kept = columns.filter((column) => column !== 'id');
    const sql = `INSERT OR IGNORE INTO ${name} (${kept.join()}) VALUES (${kept.map(() => '?').join()})`;
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const steps = rows
        .slice(at, at + AT_ONCE)
        .map((row) => ({ sql, args: kept.map((column) => row[column] ?? null) }));
      for (const { rowsAffected } of await to.batch(steps, 'write')) copied += rowsAffected;
    }
  }
  return copied;
}

/** Opens a backup for as long as `work` takes. One that is new, or older than a table, has none of its rows. */
export async function withBackup<T>(
  file: string,
  tables: readonly Table[],
  work: (backup: Database) => Promise<T>,
): Promise<T> {
  const backup = openFile(file);
  try {
    await backup.executeMultiple(tables.map(({ sql }) => sql).join('\n'));
    return await work(backup);
  } finally {
    backup.close();
  }
}
