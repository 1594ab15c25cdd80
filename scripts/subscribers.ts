import { existsSync } from 'node:fs';
import { readServerEnv } from '../server/env';
import { createNewsletter, type Newsletter } from '../server/subscribe/newsletter';
import type { Subscriber } from '../server/subscribe/subscribers';
import { csv, Mistake, tellFailure } from './storeCommand';

const USAGE = `Usage: npm run subscribers -- <command>

  list     counts by state, and what is not delivered yet
  export   all subscribers as CSV on standard output
  retry    deliver everything undelivered now
  erase <address> …
           delete addresses from the store; also remove them at the mail provider
  purge <days>
           delete what was delivered or refused more than that many days ago
  backup   copy the store, what readers said of pages too, to a file in DATA_DIR/backups;
           erase and purge look there too
  restore <file>
           add what is in a backup and not in the store

Reads LIBSQL_URL or DATA_DIR, and BREVO_* for retry; see .env.example.
`;

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
  return csv([header, ...rows]);
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

async function retry({ subscribers, outbox, hasProvider }: Newsletter): Promise<string> {
  if (!hasProvider) return 'BREVO_API_KEY is not set: there is nowhere to deliver to.\n';
  await subscribers.retryAll();
  const sent = await outbox.forwardDue();
  return `${sent} settled, ${(await subscribers.figures()).pending} still pending\n`;
}

async function erase({ subscribers }: Newsletter, addresses: readonly string[]): Promise<string> {
  const erased = await subscribers.erase(addresses.map((address) => address.trim()));
  const rest = addresses.length - erased;
  return `${erased} erased${rest ? `, ${rest} not in the store` : ''}. Remove them at the mail provider too.\n`;
}

async function restore({ store }: Newsletter, file: string): Promise<string> {
  if (!existsSync(file)) throw new Mistake(`There is no file ${file}.`);
  return `${await store.restore(file)} added\n`;
}

const DAY = 86_400_000;

/** The text to print, or undefined when the command is not understood. */
export async function runCommand(
  newsletter: Newsletter,
  [command, ...rest]: readonly string[],
): Promise<string | undefined> {
  if (command === 'restore' && rest.length === 1) return restore(newsletter, rest[0]!);
  // An empty one would be made, and a backup of it look like a good one.
  if (command && USAGE.includes(`\n  ${command} `) && !newsletter.store.exists())
    throw new Mistake('There are no subscribers here: check LIBSQL_URL or DATA_DIR.');
  if (command === 'erase' && rest.length > 0) return erase(newsletter, rest);
  const days = Number(rest[0]);
  if (command === 'purge' && rest.length === 1 && Number.isInteger(days) && days >= 0)
    return `${await newsletter.subscribers.purge(Date.now() - days * DAY)} deleted\n`;
  if (rest.length > 0) return undefined;
  if (command === 'backup') return `${await newsletter.store.backup()}\n`;
  if (command === 'list') return summary(await newsletter.subscribers.list());
  if (command === 'export') return toCsv(await newsletter.subscribers.list());
  return command === 'retry' ? retry(newsletter) : undefined;
}

async function main(): Promise<void> {
  const newsletter = createNewsletter(readServerEnv());
  const text = await runCommand(newsletter, process.argv.slice(2));
  await newsletter.close();
  if (text !== undefined) return void process.stdout.write(text);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

if (process.argv[1]?.endsWith('subscribers.ts')) main().catch(tellFailure);
