import { parseArgs } from 'node:util';
import { readServerEnv } from '../server/env';
import { reasonOf } from '../server/log';
import { createNewsletter, type Newsletter } from '../server/subscribe/newsletter';
import type { Subscriber } from '../server/subscribe/outboxStore';

const USAGE = `Usage: npm run subscribers -- <command>

  list     counts by state, and what is not delivered yet
  export   all subscribers as CSV on standard output
  retry    deliver everything undelivered now
  erase <address> …
           delete addresses from the store; also remove them at the mail provider
  purge <days>
           delete what was delivered or refused more than that many days ago

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

async function erase({ entries }: Newsletter, addresses: readonly string[]): Promise<string> {
  let erased = 0;
  for (const address of addresses) erased += await entries.erase(address.trim());
  const rest = addresses.length - erased;
  return `${erased} erased${rest ? `, ${rest} not in the store` : ''}. Remove them at the mail provider too.\n`;
}

const DAY = 86_400_000;

/** The text to print, or undefined when the command is not understood. */
export async function runCommand(
  newsletter: Newsletter,
  [command, ...rest]: readonly string[],
  hasProvider: boolean,
): Promise<string | undefined> {
  if (command === 'erase' && rest.length > 0) return erase(newsletter, rest);
  const days = Number(rest[0]);
  if (command === 'purge' && rest.length === 1 && Number.isInteger(days) && days >= 0)
    return `${await newsletter.entries.purge(Date.now() - days * DAY)} deleted\n`;
  if (rest.length > 0) return undefined;
  if (command === 'list') return summary(await newsletter.entries.list());
  if (command === 'export') return toCsv(await newsletter.entries.list());
  return command === 'retry' ? retry(newsletter, hasProvider) : undefined;
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const env = readServerEnv();
  const newsletter = createNewsletter(env);
  const text = await runCommand(newsletter, positionals, Boolean(env.BREVO_API_KEY));
  await newsletter.close();
  if (text !== undefined) return void process.stdout.write(text);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

if (process.argv[1]?.endsWith('subscribers.ts'))
  main().catch((error: unknown) => {
    const { code = '' } = reasonOf(error);
    process.stderr.write(`The store cannot be opened ${code}: check LIBSQL_URL or DATA_DIR.\n`);
    process.exitCode = 1;
  });
