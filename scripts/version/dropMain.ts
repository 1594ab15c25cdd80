/** `npm run version:drop -- v1.0.0`: takes an older version off the site. */
import { parseArgs } from 'node:util';
import { NIGHTLY, STABLE, VERSIONS, type Version } from '../../core/versions';
import { ROOT, runCommand, uncommitted } from './command';
import { dropVersion } from './drop';

const USAGE = `Usage: npm run version:drop -- <name>

Removes the pages, data, examples and SDK packages of an older release, such as v1.0.0. Its addresses lead to the stable
pages that stand for them. The stable version and the nightly cannot be dropped: cut the next release instead.`;

function wrongName(name: string | undefined): string | undefined {
  if (!name) return `Name the version to drop.\n\n${USAGE}`;
  const row = VERSIONS.find(({ id }) => id === name);
  if (!row) return `'${name}' is no version of this site. It has ${VERSIONS.map(({ id }) => id).join(', ')}.`;
  if (row === STABLE || row === NIGHTLY) return `${name} cannot be dropped: readers are led to it.\n\n${USAGE}`;
  return undefined;
}

function main(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(USAGE) ?? 0;
  const [name] = positionals;
  const problem = wrongName(name) ?? uncommitted();
  if (problem) return console.error(problem) ?? 1;
  const rows: readonly Version[] = VERSIONS;
  const pages = dropVersion(
    ROOT,
    rows,
    rows.find(({ id }) => id === name)!,
  );
  console.log(
    `${name} is removed; its ${pages} addresses lead to ${STABLE.label} (config/redirectRules.json).\n\nWhat is left to do:\n` +
      '  1. Links to it in other pages fail the build: correct them.\n  2. Run "npm run format" and "npm test".',
  );
  return 0;
}

runCommand(USAGE, main);
