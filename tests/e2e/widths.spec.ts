import { overflows } from './overflow';
import { expect, SAMPLES, test } from './support';

const PAGE_TYPES = [
  ...SAMPLES,
  '/developers/docs/reference/glossary',
  '/developers/docs/tutorials/js_tutorials/token_bridge',
  '/the_aztec_network/reference/cli_reference',
  '/the_aztec_network/concepts/governance',
  '/developers/getting_started',
  '/search?q=note',
  '/tags',
  '/compare',
  '/checked-code',
  '/offline',
  '/no/such/page',
];
const EVERY_TENTH = Array.from({ length: 133 }, (_, i) => 280 + 10 * i);

// With the banner open, and maths without the stylesheet of the CDN: both are on the page of a first visit.
test.use({ consent: 'no answer', expectedMessages: { patterns: [/404/, /jsdelivr/, /net::ERR/] } });

for (const path of PAGE_TYPES)
  test(`${path} never scrolls sideways from 280 to 1600 px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.route('https://cdn.jsdelivr.net/**', (route) => route.abort());
    await page.goto(path, { waitUntil: 'load' });
    expect(await overflows(page, EVERY_TENTH)).toEqual([]);
  });
