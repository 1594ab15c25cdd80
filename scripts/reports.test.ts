import fs from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetReport, readPlaywright, readVitest } from './reports.mjs';
import { ROOT } from './setup.mjs';

const NAME = 'of-a-test';
const report = (content: object) => fs.writeFileSync(forgetReport(NAME), JSON.stringify(content));
afterEach(() => void forgetReport(NAME));

describe('what tests reported', () => {
  it('counts a failed test of Vitest once and names it', () => {
    const file = (name: string, status: string, assertionResults: object[], message = '') => ({
      ...{ name: `${ROOT}/${name}`, status, assertionResults, message },
    });
    report({
      numPassedTests: 7,
      numFailedTestSuites: 3,
      testResults: [
        file('a.test.ts', 'failed', [{ status: 'passed' }, { status: 'failed', fullName: 'reads a page' }]),
        file('b.test.ts', 'failed', [], 'Cannot find module\nat line 3'),
        file('c.test.ts', 'passed', [{ status: 'passed' }]),
      ],
    });
    const failed = ['a.test.ts: reads a page', 'b.test.ts: Cannot find module'];
    expect(readVitest(NAME)).toEqual({ passed: 7, failed, again: [] });
  });

  it('tells browser tests that failed from those that needed a second try', () => {
    const spec = (title: string, status: string) => ({ title, file: 'e2e/a.spec.ts', line: 4, tests: [{ status }] });
    report({
      stats: { expected: 1, flaky: 1 },
      errors: [{ message: 'No server\nsaid nothing' }],
      suites: [
        { specs: [spec('one', 'expected'), spec('two', 'flaky')], suites: [{ specs: [spec('three', 'unexpected')] }] },
      ],
    });
    const failed = ['e2e/a.spec.ts:4: three', 'No server'];
    expect(readPlaywright(NAME)).toEqual({ passed: 2, failed, again: ['e2e/a.spec.ts:4: two'] });
  });

  it('takes a run without a report for failed', () => {
    expect(readVitest(NAME).failed).toEqual([`${NAME}: ended without a report`]);
    expect(readPlaywright(NAME).failed).toHaveLength(1);
  });
});
