import { Hono, type Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { cacheControl, defaultCacheControl } from '../config/cacheControl';
import { documentHeaders, picturePolicy } from '../config/headers';
import { redirects as siteRedirects, type Redirect } from '../config/redirects';
import { markdownPath } from '../core/markdownPath';
import { logEvent, reasonOf } from './log';
import { prefersMarkdown } from './negotiate';
import { isReading, readOnly } from './readOnly';
import { resolvePath } from './resolvePath';
import type { SiteFile } from './siteFile';
import type { Site } from './siteFiles';
import { staticResponse } from './staticResponse';

export type Bindings = { Bindings: Partial<HttpBindings> };

/** A function of the site: web-standard, the same on Netlify. */
type SiteFunction = (request: Request, context: Context<Bindings>) => Promise<Response>;

export type AppOptions = {
  /** Another one from the moment on in which it is switched. */
  site: () => Site;
  redirects?: readonly Redirect[];
  /** Told the status of each answer. */
  onAnswer?: (status: number) => void;
  /** Functions by exact path; each answers every method itself. `/mcp` and the like are mounted here. */
  functions?: Record<string, SiteFunction>;
};

function sendPage(site: Site, request: Request, path: string, page: SiteFile): Promise<Response> {
  const markdown = prefersMarkdown(request.headers.get('accept')) && site.files.get(markdownPath(path));
  return staticResponse(request, markdown || page, { cacheControl: cacheControl(path), vary: 'Accept' });
}

/** A browser repeats the address of a page with every request that the page makes; long ones would be refused. */
const MAX_QUERY = 2048;
const MAX_SEARCHED = 200;

function withShortQuery(path: string, search: string): string {
  const q = new URLSearchParams(search).get('q')?.slice(0, MAX_SEARCHED);
  return encodeURI(path) + (q ? `?${new URLSearchParams({ q }).toString()}` : '');
}

const redirect = (status: 301 | 302, location: string): Response =>
  new Response(null, { status, headers: { Location: location, 'Cache-Control': defaultCacheControl } });

async function serveStatic(site: Site, options: AppOptions, request: Request): Promise<Response> {
  if (!isReading(request)) return readOnly();
  const { pathname, search } = new URL(request.url);
  const found = resolvePath(site, options.redirects ?? siteRedirects, pathname, search);
  switch (found.kind) {
    case 'page':
      if (search.length > MAX_QUERY) return redirect(302, withShortQuery(found.path, search));
      return sendPage(site, request, found.path, found.file);
    case 'file':
      return staticResponse(request, found.file, { cacheControl: cacheControl(found.path) });
    case 'redirect':
      return redirect(301, found.location);
    case 'notFound':
      if (site.notFound) return staticResponse(request, site.notFound, { status: 404 });
      return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  }
}

const isPart = (path: string, type: string | null): boolean =>
  path.startsWith('/assets/') && !path.includes('/worker-') && !/html|xml/.test(type ?? 'html');

/** A picture in SVG can be opened as a page: it gets a short policy of its own. */
function headersByType(all: Record<string, string>): (path: string, type: string | null) => [string, string][] {
  const ofPages = Object.entries(all);
  const ofParts = ofPages.filter(([name]) => !documentHeaders.has(name));
  const ofPictures: typeof ofParts = [['Content-Security-Policy', picturePolicy], ...ofParts];
  return (path, type) => {
    if (type?.startsWith('image/svg+xml')) return ofPictures;
    return isPart(path, type) ? ofParts : ofPages;
  };
}

export function createApp(options: AppOptions): Hono<Bindings> {
  const headersOf = new WeakMap<Site, ReturnType<typeof headersByType>>();
  const functions = new Map(Object.entries(options.functions ?? {}));
  const app = new Hono<Bindings>();

  app.use(async (c, next) => {
    await next();
    const site = options.site();
    const ofSite = headersOf.get(site) ?? headersByType(site.headers);
    headersOf.set(site, ofSite);
    options.onAnswer?.(c.res.status);
    for (const [name, value] of ofSite(c.req.path, c.res.headers.get('Content-Type')))
      if (!c.res.headers.has(name)) c.header(name, value);
  });
  app.all('*', (c) => {
    const run = functions.get(new URL(c.req.url).pathname);
    return run ? run(c.req.raw, c) : serveStatic(options.site(), options, c.req.raw);
  });
  app.onError((error, c) => {
    logEvent('error', 'request failed', reasonOf(error));
    return c.text('Something went wrong on our side. Please try again.\n', 500);
  });
  return app;
}
