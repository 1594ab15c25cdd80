import fs from 'node:fs';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './support';

/** Half as long as what the package gives as its source. */
export const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // It would fetch every stylesheet again, for a rule about orientation that is not among these.
  preload: false,
};

const only = (...values: string[]): RunOptions => ({ ...rules, runOnly: { type: 'rule', values } });
const BY_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];
/** What colours and places decide, and so another theme or width can change. */
export const AS_SEEN = only(...BY_LOOKS);
/** What they cannot. */
export const STRUCTURE: RunOptions = {
  ...rules,
  rules: Object.fromEntries(BY_LOOKS.map((name) => [name, { enabled: false }])),
};

/** What is wrong by WCAG 2.2 A and AA and axe's best practices, in the page or one part of it. */
export async function violations(page: Page, part = 'html', options = rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ selector, options }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const result = await axe.run({ include: [selector] }, options);
      return result.violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(' ')}`));
    },
    { selector: part, options },
  );
}

export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violations(page, part)).toEqual([]);
}
