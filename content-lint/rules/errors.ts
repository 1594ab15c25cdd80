import path from 'node:path';
import { VERSIONS, type DocVersion } from '../../core/versions';
import { readErrorFiles } from '../../markdown/data/errorFiles';
import { readCatalogue } from '../../markdown/data/errors';
import { coverageFindings } from '../errors/coverage';
import { casesOf } from '../errors/cases';
import { customProblems, problemsOf } from '../errors/entries';
import { notRunProblems } from '../errors/ledger';
import { placeOf, proofFindings } from '../errors/proofs';
import { sourceText } from '../errors/sources';
import { shownWords } from '../names/spans';
import type { Finding, Page, SiteRule } from '../page';
import { ROOT, versionOfPath } from '../snippets/versions';

/** Messages of tools and of packages that are not installed; most must be checked. */
const MIN_SHARE = 0.6;

const repeated = (ids: string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

function ofVersion(version: DocVersion, pages: Page[]): { findings: Finding[]; checked: number; all: number } {
  const packages = path.join(ROOT, 'sdk', version, 'node_modules');
  const words = shownWords(
    ROOT,
    pages.filter(({ file }) => versionOfPath(file) === version),
  );
  const { entries } = readCatalogue(ROOT, version, 'content-lint');
  const { cases, problems } = casesOf(ROOT, version);
  const proofs = [
    ...problems,
    ...notRunProblems(ROOT, version, cases),
    ...proofFindings(readErrorFiles(ROOT, version, 'content-lint'), version, entries),
  ];
  const sources = new Map([...new Set(entries.map(({ from }) => from))].map((f) => [f, sourceText(packages, f)]));
  const written = entries.filter(({ custom }) => !custom);
  const findings = entries.flatMap((entry) =>
    problemsOf(entry, version, words, sources.get(entry.from)).map((what) => ({
      ...placeOf(ROOT, entry.area, entry.id),
      message: `${entry.id}: ${what}`,
    })),
  );
  const twice = repeated(entries.map(({ id }) => id)).map((id) => `${id} stands twice in ${version}`);
  return {
    findings: [...findings, ...proofs, ...twice.map((message) => ({ file: 'data/errors', line: 1, message }))],
    checked: written.filter(({ from }) => sources.get(from) !== undefined).length,
    all: written.length,
  };
}

/** The catalogue of errors says what the packages of each version say. */
export const errorsAreSaid: SiteRule = (pages) => {
  const files = VERSIONS.map(({ id }) => readErrorFiles(ROOT, id, 'content-lint'));
  const custom = files.flatMap((each) => customProblems(each, files));
  const versions = VERSIONS.map(({ id }) => ofVersion(id, pages));
  const [checked, all] = [versions.reduce((n, v) => n + v.checked, 0), versions.reduce((n, v) => n + v.all, 0)];
  const few = checked / all < MIN_SHARE ? [`only ${checked} of ${all} messages are looked for in a package`] : [];
  return [
    ...versions.flatMap(({ findings }) => findings),
    ...coverageFindings(
      ROOT,
      VERSIONS.map(({ id }) => id),
    ),
    ...[...new Set([...custom, ...few])].map((message) => ({ file: 'data/errors/l1.yaml', line: 1, message })),
  ];
};
