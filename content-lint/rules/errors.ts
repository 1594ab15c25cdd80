import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from '../../core/frontMatter';
import { VERSIONS, versionById, type DocVersion } from '../../core/versions';
import { readErrorFiles, type ErrorFiles } from '../../markdown/data/errorFiles';
import { chainOf } from '../../markdown/data/errorProofs';
import { errorsByName, readCatalogue } from '../../markdown/data/errors';
import type { ErrorEntry } from '../../core/errors/types';
import { coverageFindings } from '../errors/coverage';
import { casesOf } from '../errors/cases';
import { notRunProblems } from '../errors/ledger';
import { says, sourceText } from '../errors/sources';
import { traceProblem } from '../errors/trace';
import { judge, type PageWords } from '../names/judge';
import { shownWords } from '../names/spans';
import { fromElsewhere, readVocabulary } from '../names/vocabulary';
import type { Finding, Page, SiteRule } from '../page';
import { ROOT, versionOfPath } from '../snippets/versions';

/** Messages of tools and of packages that are not installed; most must be checked. */
const MIN_SHARE = 0.6;

interface Place {
  file: string;
  line: number;
}

function placeOf(root: string, area: string, id: string): Place {
  const file = `data/errors/${area.startsWith('l1-') ? 'l1' : area}.yaml`;
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return { file, line: lines.findIndex((line) => line.trim() === `- id: ${id}`) + 1 || 1 };
}

const isPublished = (file: string): boolean =>
  existsSync(file) && parseFrontMatter(readFileSync(file, 'utf8')).draft !== true;

const proseOf = ({ means, causes, fix }: ErrorEntry): string[] => [means, ...causes, ...fix];

function unknownNames(entry: ErrorEntry, version: DocVersion, words: PageWords): string[] {
  const vocabulary = readVocabulary(ROOT, version);
  const spans = proseOf(entry).flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!));
  return spans.flatMap((span) => {
    const verdict = judge(span, vocabulary, words, fromElsewhere);
    return verdict.kind === 'unknown' ? [`\`${span}\`: ${verdict.what}`] : [];
  });
}

/** What is wrong with one entry in one version. Without its code, what it says is not looked for. */
export function problemsOf(entry: ErrorEntry, version: DocVersion, words: PageWords, code?: string): string[] {
  const missing = (text: string) => code !== undefined && !says(code, text);
  return [
    ...entry.texts.filter(missing).map((text) => `${entry.from} of ${version} does not say "${text}"`),
    ...unknownNames(entry, version, words),
    ...entry.see
      .filter(({ path: page }) => !isPublished(path.join(ROOT, versionById(version).folder, `${page}.md`)))
      .map(({ path: page }) => `there is no published page ${page}.md`),
  ];
}

/** Every custom error of the ABIs has a meaning, and nothing else has. */
function customProblems({ custom, abi }: ErrorFiles, others: ErrorFiles[]): string[] {
  const told = custom.areas.flatMap(({ errors }) => [...errorsByName(errors).keys()]);
  const known = new Set([abi, ...others.map((each) => each.abi)].flatMap(({ errors }) => errors.map((e) => e.name)));
  return [
    ...abi.errors.filter(({ name }) => !told.includes(name)).map(({ name }) => `${name} has no meaning`),
    ...told.filter((name) => !known.has(name)).map((name) => `${name} is in no ABI`),
  ];
}

/** Where a cause stands in its file. */
function causeLine(root: string, { file, line }: Place, cause: string): Place {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').slice(line);
  const at = lines.findIndex((each) => each.includes(cause.slice(0, 40).replaceAll('"', '\\"')));
  return { file, line: at < 0 ? line : line + at + 1 };
}

/** Causes that nothing proves, and traces that lead nowhere. */
export function proofFindings(files: ErrorFiles, version: DocVersion, entries: ErrorEntry[]): Finding[] {
  const packages = path.join(ROOT, 'sdk', version, 'node_modules');
  const written = new Map(
    Object.values(files.areas).flatMap((area) =>
      area.entries.filter((e) => e.versions?.includes(version) ?? true).map((e) => [e.id, e.causes] as const),
    ),
  );
  return entries.flatMap((entry) =>
    entry.causes.flatMap((cause, index) => {
      const source = written.get(entry.id)?.[index];
      const chain = source && chainOf(source, version);
      const broken = chain && traceProblem(packages, entry.texts[0]!, chain);
      const none = entry.proofs[index]!.where === '' ? 'nothing proves this cause' : undefined;
      const what = broken ?? none;
      if (!what) return [];
      const place = causeLine(ROOT, placeOf(ROOT, entry.area, entry.id), cause);
      return [{ ...place, message: `${entry.id} (${version}): ${what}` }];
    }),
  );
}

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
