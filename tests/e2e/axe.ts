import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './support';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, in one part of the page. */
export async function expectAccessible(page: Page, selector: string): Promise<void> {
  await page.evaluate(source);
  const violations = await page.evaluate(async (part) => {
    const { axe } = window as unknown as {
      axe: { run: (context: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await axe.run({ include: [part] });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, selector);
  expect(violations).toEqual([]);
}
