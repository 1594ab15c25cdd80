/** Reads what Vitest and Playwright reported: how many passed, the names of those that failed or needed a second try. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';

const FOLDER = path.join(ROOT, 'test-results');

export function forgetReport(name) {
  fs.mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.json`);
  fs.rmSync(file, { force: true });
  return file;
}

function readReport(name) {
  try {
    return JSON.parse(fs.readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The report of `secondTries.mjs` beside another. */
export const secondTries = (name) => `${name}-second-tries`;

const noReport = (name) => ({ passed: 0, failed: [`${name}: ended without a report`], again: [] });
const within = (file) => path.relative(ROOT, file);

export function readVitest(name) {
  const report = readReport(name);
  if (!report) return noReport(name);
  const failed = report.testResults.flatMap((file) => {
    const names = file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    // A file that could not be loaded has no tests.
    if (file.status === 'failed' && names.length === 0) names.push(file.message.split('\n')[0]);
    return names.map((title) => `${within(file.name)}: ${title}`);
  });
  return { passed: report.numPassedTests, failed, again: readReport(secondTries(name)) ?? [] };
}

function* specsOf(suite) {
  for (const spec of suite.specs ?? []) yield spec;
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

export function readPlaywright(name) {
  const report = readReport(name);
  if (!report) return noReport(name);
  const specs = [...specsOf(report)];
  const withStatus = (wanted) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title }) => `${file}:${line}: ${title}`);
  const errors = report.errors.map(({ message }) => message.split('\n')[0]);
  const { expected, flaky } = report.stats;
  return { passed: expected + flaky, failed: [...withStatus('unexpected'), ...errors], again: withStatus('flaky') };
}
