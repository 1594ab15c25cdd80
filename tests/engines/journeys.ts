import { startHost } from '../e2e/host';
import { at, hidden, hydrated, says, shown, until, type Driver } from './driver';

type Journey = (driver: Driver, site: string) => Promise<void>;

const GUIDE = '/developers/getting_started_on_sandbox';
const NODE = '/the_aztec_network/setup/running_a_node';
const PHONE = [390, 700] as const;

/** What a first visitor does about the banner, so that it is not in the way. */
async function visit(driver: Driver, url: string): Promise<void> {
  await driver.open(url);
  await driver.click('.consent button[value="false"]');
  await hidden(driver, '.consent');
  // Firefox reports what was on its way when a page is left.
  await hydrated(driver);
}

/** Written once, and done in every engine. */
export const journeys: Record<string, Journey> = {
  async load(driver, site) {
    await driver.open(site + GUIDE);
    await says(driver, 'h1', 'Get started on the sandbox');
    await hydrated(driver);
    const wide = await driver.read<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (wide > 0) throw new Error(`the page scrolls sideways by ${wide} px`);
  },

  async consent(driver, site) {
    await visit(driver, site);
    await driver.open(site + GUIDE);
    await shown(driver, 'h1');
    await hidden(driver, '.consent');
  },

  async search(driver, site) {
    await visit(driver, site + GUIDE);
    await driver.click('.search-button');
    // Its first page has no formulas, whose styles come from outside.
    await driver.type('dialog input', 'deploy a contract');
    await shown(driver, 'dialog [role="option"]');
    await driver.press('Enter');
    await until(
      'a page is shown',
      () => driver.read<string>('location.pathname'),
      (path) => path !== GUIDE,
    );
    await hidden(driver, 'dialog[open]');
  },

  async theme(driver, site) {
    await visit(driver, site + GUIDE);
    await driver.click('[data-color-mode]');
    await shown(driver, '[data-theme="dark"] h1');
    await driver.open(site + NODE);
    await shown(driver, '[data-theme="dark"] h1');
  },

  async 'version switch'(driver, site) {
    await visit(driver, `${site}/developers/docs/concepts/fees`);
    await driver.click('.version-switch summary');
    await driver.click('.version-switch [data-version="current"]');
    await at(driver, /^\/nightly\/developers\/docs\/foundational-topics\/fees$/);
    await until(
      'the title names the version',
      () => driver.read<string>('document.title'),
      (title) => title.includes('(nightly)'),
    );
    await driver.click('.navbar__brand');
    await at(driver, /^\/nightly$/);
  },

  async drawer(driver, site) {
    await driver.resize(...PHONE);
    await visit(driver, site + GUIDE);
    await driver.click('[data-drawer-open]');
    await shown(driver, 'dialog.drawer .sidebar');
    await driver.click('.drawer__switch');
    await driver.click('.drawer__links a[href="/try_testnet"]');
    await at(driver, /^\/try_testnet$/);
    await hidden(driver, 'dialog.drawer');
  },

  async copy(driver, site) {
    await visit(driver, site + GUIDE);
    await driver.click('[data-code="copy"]');
    await says(driver, '[data-code="copy"]', 'Copied');
  },

  async 'navigation and back'(driver, site) {
    await visit(driver, site + GUIDE);
    await hydrated(driver);
    await driver.read('(window.here = true, scrollTo(0, 600))');
    const next = await driver.read<string>(`document.querySelector('[rel="next"]').getAttribute('href')`);
    await driver.click('[rel="next"]');
    await at(driver, new RegExp(`^${next}$`));
    await until(
      'the text has the focus',
      () => driver.read<string>('document.activeElement.id'),
      (id) => id === 'main',
    );
    await driver.back();
    await at(driver, new RegExp(`^${GUIDE}$`));
    await says(driver, 'h1', 'Get started on the sandbox');
    if (!(await driver.read('window.here'))) throw new Error('the browser loaded the page again');
  },

  async 'operator form'(driver, site) {
    await visit(driver, site + NODE);
    await driver.click('[data-operator-values] button');
    await driver.type('#values-P2P_PORT', '41000');
    await driver.click('.values__foot [type="submit"]');
    await hidden(driver, 'dialog.values');
    await says(driver, '[data-operator-values]', '1 of the');
    await until(
      'the code shows it',
      () => driver.read<string>(`document.querySelector('main').textContent`),
      (text) => text.includes('41000'),
    );
  },

  async payment(driver, site) {
    await visit(driver, site);
    await driver.click('[data-code="run"]');
    await driver.click('.run .button');
    await says(driver, '.run [role="status"]', 'deploying three test accounts');
    await says(driver, '.run [role="status"]', 'Running');
    await says(driver, '.run__log', 'Alice has 70n');
    await says(driver, '.run__log', 'Bob has 30n');
    await says(driver, '.run', '30 of the smallest unit of Token for test account 2');
  },

  async 'types in the editor'(driver, site) {
    await visit(driver, site);
    await driver.click('[data-code="run"]');
    await driver.click('.run__code summary');
    await says(driver, '.run__types', 'Your first change downloads the types');
    // No selector reaches into its shadow.
    const editor = `document.querySelector('.run__editor').shadowRoot`;
    await driver.read(`${editor}.querySelector('.cm-content').focus()`);
    for (const key of 'nobody;') await driver.press(key);
    await says(driver, '.run__types', "Cannot find name 'nobody'");
    await until(
      'it is marked',
      () => driver.read<boolean>(`!!${editor}.querySelector('.cm-lintRange-error')`),
      Boolean,
    );
  },

  async newsletter(driver, site) {
    await visit(driver, site + GUIDE);
    await driver.type('.newsletter input', `reader-${Date.now()}@example.org`);
    await driver.press('Enter');
    await says(driver, '.newsletter', 'Thanks for subscribing!');
  },

  async feedback(driver, site) {
    await visit(driver, site + GUIDE);
    await driver.click('.feedback [value="no"]');
    await says(driver, '.feedback [role="status"]', 'your answer is stored');
    await driver.type('#feedback-text', 'Fees are missing');
    await driver.press('Enter');
    await says(driver, '.feedback [role="status"]', 'what you wrote is stored');
  },

  async survey(driver, site) {
    await visit(driver, site + GUIDE);
    await hydrated(driver);
    await driver.read(`dispatchEvent(new Event('forceShowNPS'))`);
    await driver.click('.survey__score:nth-child(10)');
    await driver.type('#survey-feedback', 'clear');
    await driver.click('.survey [type="submit"]');
    await says(driver, '.survey', 'Thank you for your feedback!');
  },

  async 'offline reading'(driver, site) {
    const host = await startHost(site);
    const stable = '[data-place="stable"]';
    host.only((url) => [GUIDE, '/offline'].includes(url) || /^\/(assets\/(boot|css|fonts|js)|diagrams)\//.test(url));
    try {
      await visit(driver, host.url + GUIDE);
      await driver.click('.version-switch summary');
      await driver.click('.version-switch a[href="/offline"]');
      await at(driver, /^\/offline$/);
      if (!(await driver.read<boolean>(`'serviceWorker' in navigator`))) {
        await says(driver, '.offline__problem', 'does not let the site keep pages');
        return;
      }
      await driver.click(`${stable} .button`);
      await says(driver, `${stable} .offline__outcome`, 'It is kept');
      host.off();
      await driver.open(host.url + GUIDE);
      await says(driver, 'h1', 'Get started on the sandbox');
      await says(driver, '.kept-notice', 'Kept on');
      host.on();
      await driver.open(`${host.url}/offline`);
      await driver.click(`${stable} .button--plain`);
      await says(driver, `${stable} .offline__outcome`, 'Nothing of it is left');
      const left = await driver.read<number>('navigator.serviceWorker.getRegistrations().then(({ length }) => length)');
      if (left > 0) throw new Error('the worker is still registered');
    } finally {
      await host.close();
    }
  },

  async 'files ahead'(driver, site) {
    await visit(driver, site + GUIDE);
    await hydrated(driver);
    // By a link of the head where the browser knows it, and by a request where it does not. What the browser has, or
    // no longer wants, is listed with no bytes.
    const files = await until(
      'files are fetched ahead',
      () =>
        driver.read<string[]>(
          `performance.getEntriesByType('resource')
            .filter(({ initiatorType, name, transferSize }) =>
              /^(link|other|xmlhttprequest)$/.test(initiatorType) && /\\/assets\\/js\\/.*\\.js$/.test(name) && transferSize > 0)
            .map(({ name }) => name)`,
        ),
      ({ length }) => length > 2,
    );
    if (new Set(files).size < files.length) throw new Error(`a file was fetched twice: ${files.join(' ')}`);
  },
};
