import type { Page } from '@playwright/test';

export interface Widget {
  name: string;
  /** Where it is, if not on the long page. */
  path?: string;
  /** The consent banner is answered, unless it is what is measured. */
  asks?: boolean;
  phone?: boolean;
  /** Done before, without any act of the reader. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What is clicked. */
  target: string;
  /** Shown, changed or gone: the visible response. */
  response: string;
  gone?: boolean;
}

const NODE = '/the_aztec_network/setup/running_a_node';
const TABS = '/developers/docs/guides/js_apps/connect_to_sandbox';
const COMMANDS = '/developers/getting_started_on_sandbox';

/** The first act on each widget, before React is there. `aria-busy` dims what only React can do: that is a response. */
export const WIDGETS: readonly Widget[] = [
  { name: 'search', target: '[data-search-open]', response: 'dialog.search[open]' },
  { name: 'drawer', phone: true, target: '[data-drawer-open]', response: 'dialog.drawer[open]' },
  {
    name: 'menu of the navbar',
    target: '.navbar details.dropdown:not(.version-switch) > summary',
    response: '.navbar details.dropdown:not(.version-switch)[open]',
  },
  { name: 'version switch', target: '.version-switch > summary', response: '.version-switch[open]' },
  { name: 'theme', target: '[data-color-mode]', response: 'html[data-theme="dark"]' },
  {
    name: 'tab',
    path: TABS,
    target: '.tabs__tab:has(input:not(:checked))',
    response: '.tabs__tab:nth-of-type(n+2):has(input:checked)',
  },
  { name: 'copy', target: '[data-code="copy"]', response: '[data-code="copy"][aria-busy]' },
  {
    name: 'wrap',
    path: COMMANDS,
    target: '.code__tool[aria-pressed]',
    response: '.code__tool:is([aria-pressed="true"], [aria-pressed][aria-busy])',
  },
  { name: 'consent', asks: true, target: '.consent [value="false"]', response: 'html[data-consent]', gone: true },
  { name: 'page as Markdown', target: '.page-markdown > summary', response: '.page-markdown[open]' },
  {
    name: 'newsletter',
    prepare: (page) =>
      page.locator('[data-newsletter] input[type="email"]').evaluate((field) => {
        (field as HTMLInputElement).value = 'not an address';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    target: '[data-newsletter] button',
    response: '[data-newsletter] form[aria-busy="true"], [data-newsletter] [aria-invalid="true"]',
  },
  {
    name: 'operator form',
    path: NODE,
    target: '[data-operator-values] button',
    response: '[data-operator-values] [aria-busy], dialog.values[open]',
  },
  {
    name: 'survey',
    prepare: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('forceShowNPS')));
      await page.locator('.survey').waitFor();
    },
    target: '.survey__score:nth-of-type(9)',
    response: '.survey__score input:checked',
  },
];
