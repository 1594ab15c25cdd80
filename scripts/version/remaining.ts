import type { Outcome } from './cut';
import type { Cut } from './table';

/** What a person must still do after a cut, as a list to work through. */
export function remaining({ name, keep, sdk, noirTag }: Cut, { rows, dead, lost }: Outcome): string {
  const current = rows[1]!;
  const list = (text: string, lines: string[]) => (lines.length ? [`${text}\n     ${lines.join('\n     ')}`] : []);
  const steps = [
    ...list('No page of it stands for these. Name others, or the build ends with broken links:', lost),
    ...list('Say in config/redirectRules.json where these addresses lead now:', dead),
    `Set the packages of sdk/${name}/package.json to ${sdk}, run "npm install" there and "npx tsx scripts/data/main.ts".`,
    `Run "npm run check:code -- --write-ledger" with the sources of Aztec.nr ${noirTag} (content-lint/README.md).`,
    `Run "npm run check:run -- --write-ledger": until then no page of ${name} has the button Run.`,
    `Give the nightly its next label, SDK release and tag in core/versions.ts: it still says ${current.label}.`,
    'Remove what is no longer changed from data/aztec-nr.yaml, and from data/api-fates.json what is no longer gone.',
    `Read through versioned_docs/version-${name}: sentences that speak of a nightly or of changes to come.`,
    'Change the announcement (config/announcement.ts), the routes of tests/data/routes.json and CHANGELOG.md.',
    'Run "git add --all", because tests look at the files that git knows, and "npm test".',
  ];
  const old = keep ? 'The old release stays, below its own name.' : 'The old release is removed.';
  return [
    `${name} is the stable version now. ${old}`,
    '',
    'What is left to do:',
    ...steps.map((step, i) => `  ${i + 1}. ${step}`),
  ].join('\n');
}
