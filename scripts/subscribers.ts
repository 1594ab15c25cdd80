import { parseArgs } from 'node:util';
import { readServerEnv } from '../server/env';
import { createNewsletter, type Newsletter } from '../server/subscribe/newsletter';
import type { Subscriber } from '../server/subscribe/outboxStore';

const USAGE = `Usage: npm run subscribers -- <command>

  list     counts by state, and what is not delivered yet
  export   all subscribers as CSV on standard output
  retry    deliver everything undelivered now

Reads LIBSQL_URL or DATA_DIR, and BREVO_* for retry; see .env.example.
`;

/** A cell that starts like a formula would run in a spreadsheet. */
export function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

export function toCsv(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map((row) => [
    row.email,
    row.status,
    new Date(row.created_at).toISOString(),
    row.source,
    row.page,
    row.attempts,
    row.last_error,
  ]);
  const header = ['email', 'status', 'subscribed_at', 'source', 'page', 'attempts', 'last_error'];
  return `${[header, ...rows].map((row) => row.map(csvCell).join(',')).join('\n')}\n`;
}

function summary(subscribers: readonly Subscriber[]): string {
  const count = (status: Subscriber['status']) => subscribers.filter((row) => row.status === status).length;
  const open = subscribers.filter((row) => row.status !== 'delivered');
  const lines = open.map(
    (row) => `  ${row.email}  ${row.status}, ${row.attempts} attempts${row.last_error ? `, ${row.last_error}` : ''}`,
  );
  return [
    `${subscribers.length} subscribers: ${count('delivered')} delivered, ${count('pending')} pending, ${count('rejected')} rejected`,
    ...lines,
    '',
  ].join('\n');
}

async function retry({ entries, outbox }: Newsletter, hasProvider: boolean): Promise<string> {
  if (!hasProvider) return 'BREVO_API_KEY is not set: there is nowhere to deliver to.\n';
  await entries.retryAll();
  const sent = await outbox.forwardDue();
  return `${sent} settled, ${await entries.pending()} still pending\n`;
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command] = positionals;
  if (!command || !['list', 'export', 'retry'].includes(command)) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const env = readServerEnv();
  const newsletter = createNewsletter(env);
  if (command === 'retry') process.stdout.write(await retry(newsletter, Boolean(env.BREVO_API_KEY)));
  else {
    const rows = await newsletter.entries.list();
    process.stdout.write(command === 'list' ? summary(rows) : toCsv(rows));
  }
  await newsletter.close();
}

if (process.argv[1]?.endsWith('subscribers.ts')) void main();
