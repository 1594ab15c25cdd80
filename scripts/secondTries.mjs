/** A reporter of Vitest: which tests passed at the second try, which its own JSON does not tell. */
import fs from 'node:fs';
import { forgetReport, secondTries } from './reports.mjs';

export default class SecondTries {
  found = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.found.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    fs.writeFileSync(forgetReport(secondTries(process.env.REPORT_NAME)), JSON.stringify(this.found));
  }
}
