import { parseArgs } from 'node:util';
import { readServerEnv } from '../server/env';
import type { Entry } from '../server/feedback/entries';
import { createFeedback } from '../server/feedback/feedback';
import { csv, tellFailure } from './storeCommand';

const USAGE = `Usage: npm run feedback -- [options]

  (none)                    answers by page, and by month
  --worst                   pages that helped least, with what readers wrote
  --page <path>             one page: answers by month, and what readers wrote, with ids
  --export                  everything as CSV on standard output
  --erase <id> …            delete for good, in backups too; ids are in --page, --worst and --export
  --purge <days>            delete what is older than so many days
  --since <day>             only what was said since then, such as 2026-11-01

Backups hold it together with the subscribers: npm run subscribers -- backup, restore.
Reads LIBSQL_URL or DATA_DIR; see .env.example.
`;

const DAY = 86_400_000;
const dayOf = ({ at }: Entry): string => new Date(at).toISOString().slice(0, 10);
const monthOf = (entry: Entry): string => dayOf(entry).slice(0, 7);

type Count = { name: string; yes: number; no: number; lines: number; notHelped: number };

/** The lower end of what the share of 'no' may really be (Wilson, 95 %): one 'no' is no pattern, twenty are. */
function leastShare(no: number, all: number): number {
  if (all === 0) return 0;
  const z2 = 1.96 ** 2;
  const share = no / all;
  const spread = 1.96 * Math.sqrt((share * (1 - share) + z2 / (4 * all)) / all);
  return (share + z2 / (2 * all) - spread) / (1 + z2 / all);
}

function countBy(entries: readonly Entry[], nameOf: (entry: Entry) => string): Count[] {
  return [...new Set(entries.map(nameOf))].map((name) => {
    const group = entries.filter((entry) => nameOf(entry) === name);
    const count = (answer: Entry['answer']) =>
      group.filter((entry) => entry.text === null && entry.answer === answer).length;
    const [yes, no] = [count('yes'), count('no')];
    const lines = group.filter(({ text }) => text !== null).length;
    return { name, yes, no, lines, notHelped: leastShare(no, yes + no) };
  });
}

const ofPage = ({ page, version }: Entry): string => `${page}  (${version})`;
const lineOf = (entry: Entry): string => `    ${entry.id}  ${dayOf(entry)}  ${entry.answer}  ${entry.text}`;
const write = (counts: readonly Count[]): string[] =>
  counts.map(
    ({ name, yes, no, lines }) =>
      `${String(yes).padStart(6)}${String(no).padStart(6)}${String(lines).padStart(7)}  ${name}`,
  );
const HEAD = '   yes    no  lines';
const byName = (counts: Count[]): Count[] => counts.sort((a, b) => (a.name < b.name ? -1 : 1));

function summary(entries: readonly Entry[]): string[] {
  return [HEAD, ...write(byName(countBy(entries, ofPage))), '', HEAD, ...write(byName(countBy(entries, monthOf)))];
}

const WORST = 20;

function worst(entries: readonly Entry[]): string[] {
  const counts = countBy(entries, ofPage).filter(({ no, lines }) => no + lines > 0);
  const first = counts.sort((a, b) => b.notHelped - a.notHelped || b.no - a.no || b.lines - a.lines).slice(0, WORST);
  const lines = (name: string) => entries.filter((entry) => entry.text !== null && ofPage(entry) === name).map(lineOf);
  return [HEAD, ...first.flatMap((count) => [...write([count]), ...lines(count.name)])];
}

function onePage(entries: readonly Entry[], page: string): string[] {
  const own = entries.filter((entry) => entry.page === page);
  const lines = own.filter(({ text }) => text !== null).map(lineOf);
  return [HEAD, ...write(byName(countBy(own, (entry) => `${monthOf(entry)}  (${entry.version})`))), ...lines];
}

const toCsv = (entries: readonly Entry[]): string =>
  csv([
    ['id', 'at', 'page', 'version', 'answer', 'text'],
    ...entries.map(({ id, at, page, version, answer, text }) => [
      id,
      new Date(at).toISOString(),
      page,
      version,
      answer,
      text,
    ]),
  ]);

const options = {
  worst: { type: 'boolean' },
  export: { type: 'boolean' },
  erase: { type: 'boolean' },
  page: { type: 'string' },
  purge: { type: 'string' },
  since: { type: 'string' },
} as const;

/** The text to print, or undefined when the command is not understood. */
export async function runCommand(
  feedback: Pick<ReturnType<typeof createFeedback>, 'list' | 'erase' | 'purge'>,
  args: string[],
): Promise<string | undefined> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { since, ...commands } = values;
  if (Object.keys(commands).length > 1 || Boolean(commands.erase) !== positionals.length > 0) return undefined;
  if (commands.erase) {
    const erased = await feedback.erase(positionals);
    return `${erased} erased${erased < positionals.length ? `, ${positionals.length - erased} not in the store` : ''}\n`;
  }
  if (commands.purge !== undefined)
    return /^\d+$/.test(commands.purge)
      ? `${await feedback.purge(Date.now() - Number(commands.purge) * DAY)} deleted\n`
      : undefined;
  const from = since === undefined ? 0 : Date.parse(since);
  if (Number.isNaN(from)) return undefined;
  const entries = (await feedback.list()).filter(({ at }) => at >= from);
  if (commands.export) return toCsv(entries);
  if (entries.length === 0) return 'Nobody has answered yet.\n';
  const { worst: isWorst, page } = commands;
  return `${(isWorst ? worst(entries) : page ? onePage(entries, page) : summary(entries)).join('\n')}\n`;
}

async function main(): Promise<void> {
  const feedback = createFeedback(readServerEnv());
  const text = await runCommand(feedback, process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
    if (error.code?.startsWith('ERR_PARSE_ARGS')) return undefined;
    throw error;
  });
  feedback.store.close();
  if (text !== undefined) return void process.stdout.write(text);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

if (process.argv[1]?.endsWith('feedback.ts')) main().catch(tellFailure);
