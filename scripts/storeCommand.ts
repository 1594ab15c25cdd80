import { reasonOf } from '../server/log';

type Cell = string | number | null;

/** A cell that starts like a formula would run in a spreadsheet. */
function csvCell(value: Cell): string {
  const text = String(value ?? '');
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

export const csv = (rows: readonly Cell[][]): string => `${rows.map((row) => row.map(csvCell).join(',')).join('\n')}\n`;

/** What the person can put right, in words of our own: those of the system repeat settings. */
export class Mistake extends Error {}

/** For commands on what visitors left. */
export function tellFailure(error: unknown): void {
  const { message } = error as Error;
  const { code = '' } = reasonOf(error);
  const own = error instanceof Mistake || /^(Wrong environment settings|deleted, but)/.test(message);
  process.stderr.write(own ? `${message}\n` : `The store cannot be opened ${code}: check LIBSQL_URL or DATA_DIR.\n`);
  process.exitCode = 1;
}
