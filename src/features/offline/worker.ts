/**
 * The service worker of readers who keep a version. The network goes first: nobody who is online reads an old page
 * without knowing it. Files whose names change with their content come from the copy.
 */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { COPIES_CHANGED, OFFLINE_PAGE, type Copy } from '../../../core/offline';
import { readCopies } from './copies';
import { find, type Found, type Readable } from './find';
import { precacheOf } from './precache';
import { asKept } from './asKept';

interface Kept extends Readable {
  read(path: string): Promise<Response | undefined>;
}

const PATIENCE_SECONDS = 4;
const NEVER_CHANGES = /^\/assets\//;

const open = (copy: Copy): Kept => {
  const precache = precacheOf(copy.manifest, copy.run);
  return {
    ...copy,
    has: (path) => precache.getCacheKeyForURL(path) !== undefined,
    read: (path) => precache.matchPrecache(path),
  };
};

let opened: Promise<Kept[]> | undefined;
const copies = (): Promise<Kept[]> => (opened ??= readCopies().then((all) => all.map(open)));

addEventListener('message', ({ data }) => {
  if (data === COPIES_CHANGED) opened = undefined;
});

const redirect = (to: string): Response => Response.redirect(new URL(to, location.origin).href, 302);

/** Says that it is not kept, and what is. */
async function notKept({ pathname, search }: URL): Promise<Response> {
  const page = find(await copies(), OFFLINE_PAGE);
  if (!page) return Response.error();
  return redirect(`${OFFLINE_PAGE}?${new URLSearchParams({ page: pathname + search })}`);
}

/** What the copies have for an address, as the server would answer it. */
async function fromCopy(found: Found | undefined, url: URL, isPage: boolean): Promise<Response | undefined> {
  if (!found) return undefined;
  if ('to' in found) return isPage ? redirect(found.to + url.search) : undefined;
  const response = await (found.copy as Kept).read(url.pathname);
  return response && isPage ? asKept(response, found.copy) : response;
}

/** A host that answers for a server that does not is no answer where there is a copy. */
const refuseOutage = async ({ response }: { response: Response }): Promise<Response> => {
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  return response;
};

registerRoute(
  // Who reloads past all caches, as the download of a copy does, means the network.
  ({ sameOrigin, request }) => sameOrigin && request.cache !== 'reload',
  async ({ request, url, event }) => {
    const isPage = request.destination === 'document';
    const found = find(await copies(), url.pathname);
    const kept = () => fromCopy(found, url, isPage);
    const unchanged = NEVER_CHANGES.test(url.pathname) && (await kept());
    if (unchanged) return unchanged;
    const handlerDidError = async () => (await kept()) ?? (isPage ? notKept(url) : undefined);
    // For what no copy has, there is nothing but to wait.
    const impatient = {
      networkTimeoutSeconds: PATIENCE_SECONDS,
      plugins: [{ fetchDidSucceed: refuseOutage, handlerDidError }],
    };
    return new NetworkOnly(found ? impatient : { plugins: [{ handlerDidError }] }).handle({ request, event });
  },
);

addEventListener('install', () => (self as unknown as { skipWaiting(): void }).skipWaiting());
clientsClaim();
