/** A reporter of Vitest: which tests passed at the second try, which its own JSON does not tell. */
import fs from 'node:fs';
import { forgetReport } from './reports.mjs';

export default class SecondTries {
  found = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.found.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    fs.writeFileSync(forgetReport('second-tries'), JSON.stringify(this.found));
  }
}
