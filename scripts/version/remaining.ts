import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesOf } from './pages';
import type { Outcome } from './cut';
import type { Cut } from './table';

const LINKING = ['config/navbar.ts', 'config/footer.ts'];

/** Links of the frame of the site that the new release has no page for. */
function brokenLinks(root: string, pages: ReadonlySet<string>): string[] {
  return LINKING.flatMap((file) => {
    const links = [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bto: '([^']+)'/g)].map(([, to]) => to!);
    return links.filter((to) => !pages.has(to)).map((to) => `${file} links to ${to}, which is no page of it`);
  });
}

/** What a person must still do after a cut, as a list to work through. */
export function remaining(root: string, { name, keep, sdk, noirTag }: Cut, { rows, dead }: Outcome): string {
  const [added, current] = [rows[0]!, rows[1]!];
  const pages = new Set(addressesOf(root, added).map((page) => page.path));
  const steps = [
    ...brokenLinks(root, pages).map((line) => `${line}: correct it.`),
    ...(dead.length
      ? [`Say in config/redirectRules.json where these addresses lead now:\n     ${dead.join('\n     ')}`]
      : []),
    `Set the packages of sdk/${name}/package.json to ${sdk}, run "npm install" there and "npx tsx scripts/data/main.ts".`,
    `Run "npm run check:code -- --write-ledger" with the sources of Aztec.nr ${noirTag} (content-lint/README.md).`,
    `Give the nightly its next label, SDK release and tag in core/versions.ts: it still says ${current.label}.`,
    'Remove what is no longer changed from data/aztec-nr.yaml, and from data/api-fates.json what is no longer gone.',
    `Read through versioned_docs/version-${name}: sentences that speak of a nightly or of changes to come.`,
    'Change the announcement (config/announcement.ts), the routes of tests/data/routes.json and CHANGELOG.md.',
    'Run "npm test".',
  ];
  const old = keep ? 'The old release stays, below its own name.' : 'The old release is removed.';
  return [
    `${name} is the stable version now. ${old}`,
    '',
    'What is left to do:',
    ...steps.map((step, i) => `  ${i + 1}. ${step}`),
  ].join('\n');
}
