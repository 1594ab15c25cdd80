/** `npm run version:cut -- v1.2.3`: freezes the nightly as the new stable version. */
import { parseArgs } from 'node:util';
import { VERSIONS, type Version } from '../../core/versions';
import { ROOT, runCommand, uncommitted } from './command';
import { cutVersion } from './cut';
import { remaining } from './remaining';
import type { Cut } from './table';

const USAGE = `Usage: npm run version:cut -- <name> [--keep] [--sdk <release>] [--noir-tag <tag>]

Freezes the nightly pages, data, examples and SDK packages as the release <name>, such as v1.2.3, and serves it at the
root of the site. The release that was stable is removed, or with --keep served below its own name, out of search engines.
--sdk and --noir-tag name the published packages and the tag of Aztec.nr where they differ from <name>.`;

function wrongName(name: string | undefined, rows: readonly Version[]): string | undefined {
  if (!name) return `Name the version to cut.\n\n${USAGE}`;
  if (!/^v\d+\.\d+\.\d+$/.test(name)) return `'${name}' is no name of a release: write it as v1.2.3.`;
  if (rows.some((row) => row.id === name)) return `${name} is a version of this site already; see core/versions.ts.`;
  return undefined;
}

function main(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      keep: { type: 'boolean', default: false },
      sdk: { type: 'string' },
      'noir-tag': { type: 'string' },
    },
  });
  if (values.help) return console.log(USAGE) ?? 0;
  const [name] = positionals;
  const problem = wrongName(name, VERSIONS) ?? uncommitted();
  if (problem) return console.error(problem) ?? 1;
  const cut: Cut = {
    name: name!,
    keep: values.keep,
    sdk: values.sdk ?? name!.slice(1),
    noirTag: values['noir-tag'] ?? name!,
  };
  const outcome = cutVersion(ROOT, VERSIONS, cut);
  console.log(remaining(cut, outcome));
  return 0;
}

runCommand(USAGE, main);
