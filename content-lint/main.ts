/** `npm run check:content`: the rules on pages, one file each under rules/. Prints file:line for every finding. */
import { readPage, type Finding, type Rule, type SiteRule } from './page';
import { apiIsDescribed } from './rules/api';
import { diffsLeadSomewhere } from './rules/diffs';
import { draftCount } from './rules/drafts';
import { errorsAreSaid } from './rules/errors';
import { validFrontMatter } from './rules/frontMatter';
import { headingLevels } from './rules/headings';
import { fileLinks } from './rules/links';
import { knownAddresses } from './rules/lists';
import { notAStub } from './rules/length';
import { migrationIsTold } from './rules/migration';
import { knownNames } from './rules/names';
import { noirIsIndexed } from './rules/noir';
import { trueNumbers } from './rules/numbers';
import { reachable } from './rules/reachable';
import { rowsAreProven } from './rules/rows';
import { inSidebar } from './rules/sidebars';
import { uniqueTitles } from './rules/unique';
import { plainWords } from './rules/words';
import { allPages, ROOT } from './snippets/versions';

const PAGE_RULES: Rule[] = [validFrontMatter, headingLevels, notAStub, fileLinks, plainWords];
const SITE_RULES: SiteRule[] = [
  uniqueTitles,
  draftCount,
  reachable,
  inSidebar(),
  knownNames,
  diffsLeadSomewhere,
  knownAddresses,
  trueNumbers,
  apiIsDescribed,
  errorsAreSaid,
  noirIsIndexed,
  rowsAreProven,
  migrationIsTold,
];

const pages = allPages().map(({ file }) => readPage(ROOT, file));
const findings: Finding[] = [
  ...pages.flatMap((page) => PAGE_RULES.flatMap((rule) => rule(page))),
  ...SITE_RULES.flatMap((rule) => rule(pages)),
];
for (const { file, line, message } of findings) console.log(`${file}:${line}: ${message}`);
console.log(`${pages.length} pages, ${PAGE_RULES.length + SITE_RULES.length} rules, ${findings.length} findings`);
process.exitCode = findings.length > 0 || pages.length === 0 ? 1 : 0;
