/**
 * `npm run test:quick [-- main]`: types and unit tests, and of what differs from the last commit (or from the one that
 * is named) format, lint and the code blocks of pages. With `--staged` the latter alone, of what is to be committed.
 */
import { execFileSync } from 'node:child_process';
import { runChecks } from './check.mjs';
import { requireNode, ROOT } from './setup.mjs';

requireNode();
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = (...which) => git('diff', '--name-only', '--diff-filter=ACMR', ...which);
const staged = process.argv[2] === '--staged';
const files = staged
  ? changed('--cached')
  : [...changed(process.argv[2] ?? 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
const pages = files.filter((file) => /^(docs|versioned_docs)\/.*\.md$/.test(file));

const { failed } = await runChecks(
  [
    !staged && ['unit tests', 'vitest run --project unit --project components'],
    !staged && ['types', 'tsc --noEmit'],
    files.length > 0 && ['format', `prettier --check --ignore-unknown ${files.join(' ')}`],
    code.length > 0 && ['lint', `eslint --no-warn-ignored ${code.join(' ')}`],
    pages.length > 0 && ['code of pages', `tsx content-lint/snippets/main.ts ${pages.join(' ')}`],
  ].filter(Boolean),
);
process.exit(failed.length ? 1 : 0);
