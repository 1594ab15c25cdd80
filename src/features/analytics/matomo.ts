import { address } from '../../bridge/address';
import { loadService } from '../consent/services';
import type { AnalyticsEvent } from '../../../core/analyticsEvents';

export interface Settings {
  url: string;
  scriptUrl: string;
  siteId: number;
}

type Command = [string, ...unknown[]];
/** An array until matomo.js has loaded; then its own object. */
type Queue = { push: (command: Command) => void };

const page = window as unknown as { _paq?: Queue };

let settings: Settings | undefined;
let blocked = false;
/** The url whose view was sent last: the referrer of the next view, and the guard against a second view of it. */
let lastView = '';

function push(...command: Command): void {
  if (!blocked) (page._paq ??= [] as Command[]).push(command);
}

const withoutHash = (url: string): string => url.split('#', 1)[0]!;

/** matomo.js applies these in this order before anything else in the queue, whenever it arrives. */
function configure({ url, siteId }: Settings): void {
  push('setTrackerUrl', `${url}/matomo.php`);
  push('setSiteId', String(siteId));
  if (location.protocol === 'https:') push('setSecureCookie', true);
  push('requireConsent');
}

/** Blocked or offline: the reader sees nothing, and no queue grows. */
function onBlocked(): void {
  blocked = true;
  delete page._paq;
}

function sendView(url: string, referrer: string): void {
  const target = withoutHash(url);
  if (target === lastView) return;
  lastView = target;
  push('setReferrerUrl', referrer);
  push('setCustomUrl', target);
  push('setDocumentTitle', document.title);
  push('trackPageView');
}

const isOwn = (url: string): boolean => url.startsWith(`${location.origin}/`);

/**
 * Consent was found at load, or given now. One view of the page being read is sent. A page of this site that was
 * read before consent stays unknown, also as a referrer.
 */
export function accept(next: Settings, consentedBefore: boolean): void {
  const first = settings === undefined;
  settings = next;
  if (first) configure(next);
  push('setConsentGiven');
  const known = first && (consentedBefore || !isOwn(document.referrer));
  sendView(address().href, known ? document.referrer : '');
  if (first) loadService('analytics', next.scriptUrl, (script) => (script.async = true)).catch(onBlocked);
}

/** After pages on which no tracker may run, it begins here. */
export function routeView(next: Settings, url: string): void {
  if (settings) sendView(url, lastView);
  else accept(next, true);
}

/** Another page was opened without consent: it is no referrer, and the page before may be counted again. */
export function forgetView(): void {
  lastView = '';
}

export function sendEvent({ category, action, name, value, dimensions, goal }: AnalyticsEvent): void {
  if (!settings) return;
  // Given with the action and not set on the tracker: later page views must not carry them.
  // A new object for each call: matomo.js takes the dimensions out of the one it is given.
  const data = () => dimensions && { dimension1: dimensions[1], dimension2: dimensions[2] };
  push('trackEvent', category, action, name, value, data());
  if (goal !== undefined) push('trackGoal', goal, undefined, data());
}

function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0]!;
    if (/^(_pk_|mtm_)/.test(name)) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}

/**
 * Not `forgetConsentGiven`: it would leave a cookie of its own. A queue that matomo.js has not read yet is dropped,
 * since it would apply the consent in it whatever follows.
 */
export function withdraw(): void {
  if (Array.isArray(page._paq)) {
    page._paq.length = 0;
    if (settings) configure(settings);
  } else if (page._paq) {
    push('deleteCookies');
    push('requireConsent');
  }
  deleteCookies();
}
