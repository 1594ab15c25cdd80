// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublicEnv } from '../../../config/env';
import { site } from '../../bridge/site';
import { surveySubmitted } from '../../../core/analyticsEvents';

const settings = { url: 'https://matomo.example', scriptUrl: 'https://matomo.example/matomo.js', siteId: 4 };
const page = window as unknown as { _paq?: unknown[][] | { push: (command: unknown[]) => void } };
const queue = () => (page._paq ?? []) as unknown[][];
const names = () => queue().map(([name]) => name);
const script = () => document.head.querySelector('script');

async function freshTracker() {
  vi.resetModules();
  return import('./matomo');
}

beforeEach(() => {
  site().settings = { analytics: settings } as PublicEnv;
  delete page._paq;
  document.head.replaceChildren();
  document.title = 'Fees';
  history.replaceState(null, '', '/fees#top');
  Object.defineProperty(document, 'referrer', { value: '', configurable: true });
});

describe('[ANA-2] page views', () => {
  test('the queue is in the order that matomo.js needs', async () => {
    (await freshTracker()).accept(settings, true);
    expect(queue()).toEqual([
      ['setTrackerUrl', 'https://matomo.example/matomo.php'],
      ['setSiteId', '4'],
      ['requireConsent'],
      ['setConsentGiven'],
      ['setReferrerUrl', ''],
      ['setCustomUrl', `${location.origin}/fees`],
      ['setDocumentTitle', 'Fees'],
      ['trackPageView'],
    ]);
    expect(script()?.src).toBe(settings.scriptUrl);
  });

  test('after pages without a tracker the first route change begins it', async () => {
    (await freshTracker()).routeView(settings, `${location.origin}/fees`);
    expect(names()).toContain('setConsentGiven');
    expect(names().filter((name) => name === 'trackPageView')).toHaveLength(1);
  });

  test('a route change names the page before as referrer; the same page is not counted twice', async () => {
    const { accept, routeView } = await freshTracker();
    accept(settings, true);
    routeView(settings, `${location.origin}/fees#other`);
    routeView(settings, `${location.origin}/pxe`);
    expect(names().filter((name) => name === 'trackPageView')).toHaveLength(2);
    expect(queue()).toContainEqual(['setReferrerUrl', `${location.origin}/fees`]);
  });

  test.each([
    ['https://example.org/', false, 'https://example.org/'],
    ['own', false, ''],
    ['own', true, 'own'],
  ])('referrer %s with consent before the page %s is sent as %s', async (from, before, sent) => {
    const own = `${location.origin}/secret`;
    Object.defineProperty(document, 'referrer', { value: from === 'own' ? own : from, configurable: true });
    (await freshTracker()).accept(settings, before);
    expect(queue()).toContainEqual(['setReferrerUrl', sent === 'own' ? own : sent]);
  });
});

describe('[ANA-3] events', () => {
  test('carry category, action, name and value; dimensions go with the action alone; a promoter reaches the goal', async () => {
    const { accept, sendEvent } = await freshTracker();
    accept(settings, true);
    const before = queue().length;
    surveySubmitted(9, '').forEach(sendEvent);
    const data = { dimension1: '9', dimension2: 'promoter' };
    expect(queue().slice(before)).toEqual([
      ['trackEvent', 'Survey', 'submitted', 'promoter', 9, data],
      ['trackGoal', 2, undefined, data],
    ]);
  });
});

describe('[ANA-1] withdrawal', () => {
  test('drops a queue that was not read yet; accepting again sends only what follows', async () => {
    const { accept, routeView, withdraw } = await freshTracker();
    accept(settings, false);
    withdraw();
    expect(names()).toEqual(['setTrackerUrl', 'setSiteId', 'requireConsent']);
    history.replaceState(null, '', '/pxe');
    accept(settings, false);
    expect(names().filter((name) => name === 'trackPageView')).toHaveLength(1);
    routeView(settings, `${location.origin}/notes`);
    expect(queue()).toContainEqual(['setReferrerUrl', `${location.origin}/pxe`]);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  test('accepting twice on one page sends one view; after another page was read in between, the page counts again', async () => {
    const { accept, forgetView, withdraw } = await freshTracker();
    const commands: unknown[][] = [];
    page._paq = { push: (command: unknown[]) => commands.push(command) };
    const views = () => commands.filter(([name]) => name === 'trackPageView').length;
    accept(settings, false);
    withdraw();
    accept(settings, false);
    expect(views()).toBe(1);
    withdraw();
    forgetView();
    accept(settings, false);
    expect(views()).toBe(2);
  });

  test('stops a loaded tracker and deletes its cookies, and no others', async () => {
    const { accept, withdraw } = await freshTracker();
    accept(settings, false);
    const commands: unknown[][] = [];
    page._paq = { push: (command: unknown[]) => commands.push(command) };
    document.cookie = '_pk_id.4.1fff=abc; Path=/';
    document.cookie = '_pk_ses.4.1fff=1; Path=/';
    document.cookie = 'other=1; Path=/';
    withdraw();
    expect(commands).toEqual([['deleteCookies'], ['requireConsent']]);
    expect(document.cookie).toBe('other=1');
  });

  test('a page with fields for private keys gets no script', async () => {
    document.body.append(Object.assign(document.createElement('aside'), { id: 'form' }));
    document.getElementById('form')!.dataset.operatorValues = '';
    (await freshTracker()).accept(settings, true);
    document.getElementById('form')!.remove();
    expect(script()).toBeNull();
    await vi.waitFor(() => expect(page._paq).toBeUndefined());
  });

  test('a blocked script keeps no queue', async () => {
    const { accept, routeView } = await freshTracker();
    accept(settings, false);
    script()!.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(page._paq).toBeUndefined());
    routeView(settings, `${location.origin}/pxe`);
    expect(page._paq).toBeUndefined();
  });
});
