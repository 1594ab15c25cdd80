import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from '../../core/frontMatter';
import { versionById, type DocVersion } from '../../core/versions';
import type { ErrorFiles } from '../../markdown/data/errorFiles';
import { errorsByName } from '../../markdown/data/errors';
import type { ErrorEntry } from '../../core/errors/types';
import { says } from './sources';
import { judge, type PageWords } from '../names/judge';
import { fromElsewhere, readVocabulary } from '../names/vocabulary';
import { ROOT } from '../snippets/versions';

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
export function customProblems({ custom, abi }: ErrorFiles, others: ErrorFiles[]): string[] {
  const told = custom.areas.flatMap(({ errors }) => [...errorsByName(errors).keys()]);
  const known = new Set([abi, ...others.map((each) => each.abi)].flatMap(({ errors }) => errors.map((e) => e.name)));
  return [
    ...abi.errors.filter(({ name }) => !told.includes(name)).map(({ name }) => `${name} has no meaning`),
    ...told.filter((name) => !known.has(name)).map((name) => `${name} is in no ABI`),
  ];
}
