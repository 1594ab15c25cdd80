import { expect, test } from './support';

test.use({ viewport: { width: 390, height: 800 } });

const META = ['/developers/docs/concepts/fees', '/nightly/developers/docs/foundational-topics/fees'];

for (const path of META)
  test(`what is known about ${path} is one line, on one baseline`, async ({ page }) => {
    await page.goto(path);
    const meta = page.locator('.doc__header .doc__meta');
    const bottoms = await meta.locator('a, b, summary').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => {
          // All letters are of one size: where their boxes end alike, they stand on one baseline.
          const words = document.createRange();
          const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          // What a phone has no room for is not shown.
          while (walker.nextNode()) {
            words.selectNode(walker.currentNode);
            if (words.getBoundingClientRect().width > 0) break;
          }
          return Math.round(words.getBoundingClientRect().bottom);
        }),
    );
    expect(bottoms.length).toBeGreaterThan(2);
    expect(new Set(bottoms).size).toBe(1);
    expect(await meta.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
    expect((await meta.innerText()).match(/chang|differ/gi)?.length).toBe(1);
  });

/** Variables, commands, errors, and tables that authors write. */
const TABLES = [
  '/developers/docs/reference/environment_reference/sandbox-reference',
  '/developers/docs/reference/environment_reference/cli_wallet_reference',
  '/developers/docs/reference/smart_contract_reference/portals/outbox',
  '/the_aztec_network/prerequisites',
  '/the_aztec_network/setup/running_a_node',
];

for (const path of TABLES)
  test(`tables of ${path} are read without scrolling sideways, and no row is taller than its words`, async ({
    page,
  }) => {
    await page.goto(path);
    const found = await page.locator('.markdown table').evaluateAll((tables) =>
      tables.map((table) => {
        const wide = table.scrollWidth - table.clientWidth;
        const rows = [...table.querySelectorAll('tbody tr')];
        // Of the words alone: where cells stand beside each other, of the longest one.
        const empty = rows.filter((row) => {
          const range = document.createRange();
          range.selectNodeContents(row);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8)),
          );
          return row.getBoundingClientRect().height > (lines.size + 2) * 28;
        });
        return [table.querySelector('thead')!.textContent, wide > 1, empty.length];
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, wide, empty]) => wide || empty)).toEqual([]);
  });
