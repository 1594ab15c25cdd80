import path from 'node:path';
import { writtenLiterals } from '../../core/errors/pattern';
import type { ErrorEntry } from '../../core/errors/types';
import type { DocVersion } from '../../core/versions';
import { readCatalogue } from '../../markdown/data/errors';
import type { Finding } from '../page';
import rules from './internal.json';
import { throwsOf, type Throw } from './throws';

/** What apps load: all that these throw is explained, or says why nobody meets it. */
const COVERED = ['aztec.js', 'accounts', 'entrypoints', 'pxe', 'key-store', 'test-wallet'];

interface InternalRule {
  file?: string;
  text?: string;
  why: string;
}

const explains = ({ texts }: ErrorEntry, said: string): boolean => {
  const parts = writtenLiterals(texts[0]!).map((part) => part.trim());
  let from = 0;
  return parts.every((part) => {
    const at = said.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
};

const covers = ({ file, text }: InternalRule, thrown: Throw): boolean =>
  (!file || new RegExp(file).test(thrown.file)) && (!text || new RegExp(text).test(thrown.text));

/** Each throw with the entry or the rule that answers for it. */
function coverageOf(root: string, version: DocVersion, names: string[]) {
  const { entries } = readCatalogue(root, version, 'content-lint');
  const packages = path.join(root, 'sdk', version, 'node_modules');
  return names
    .flatMap((name) => throwsOf(packages, name))
    .map((thrown) => {
      const said = thrown.text.replace(/\s+/g, ' ');
      const entry = entries.find((each) => explains(each, said));
      return { thrown, entry, rule: entry ? undefined : rules.find((rule) => covers(rule, thrown)) };
    });
}

/** Throws that nothing answers for, and rules that nothing needs. */
export function coverageFindings(root: string, versions: DocVersion[], names = COVERED): Finding[] {
  const all = versions.flatMap((version) => coverageOf(root, version, names).map((each) => ({ ...each, version })));
  const file = 'content-lint/errors/internal.json';
  const open = all.filter(({ entry, rule }) => !entry && !rule);
  const idle = rules.filter((rule) => all.every((each) => each.rule !== rule));
  return [
    ...open.map(({ thrown, version }) => ({
      file,
      line: 1,
      message: `${thrown.file}:${thrown.line} of ${version} throws "${thrown.text}", which no entry explains and no rule calls internal`,
    })),
    ...idle.map((rule) => ({ file, line: rules.indexOf(rule) + 2, message: `covers no throw any more: ${rule.why}` })),
  ];
}
