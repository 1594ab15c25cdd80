import { Hono, type Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { cacheControl, defaultCacheControl, documentHeaders, picturePolicy } from '../config/headers';
import { redirects as siteRedirects, type Redirect } from '../config/redirects';
import { logEvent, reasonOf } from './log';
import { resolvePath } from './resolvePath';
import { readSite, type Site, type SiteFile } from './siteFiles';
import { staticResponse } from './staticResponse';

export type Bindings = { Bindings: Partial<HttpBindings> };

/** A function of the site: web-standard, the same on Netlify. */
type SiteFunction = (request: Request, context: Context<Bindings>) => Promise<Response>;

export type AppOptions = {
  buildDir: string;
  redirects?: readonly Redirect[];
  /** Functions by exact path; each answers every method itself. `/mcp` and the like are mounted here. */
  functions?: Record<string, SiteFunction>;
  /**
   * Content negotiation: given a page's clean path and the request, the path of another file of the build to send
   * instead (for example its Markdown for `Accept: text/markdown`), or undefined for the page itself.
   */
  alternate?: (pagePath: string, request: Request) => string | undefined;
};

async function sendPage(site: Site, options: AppOptions, request: Request, path: string, page: SiteFile) {
  const other = options.alternate?.(path, request);
  const file = (other === undefined ? undefined : site.files.get(other)) ?? page;
  return staticResponse(request, file, {
    status: 200,
    cacheControl: cacheControl(path),
    vary: options.alternate ? ['Accept'] : [],
  });
}

async function sendNotFound(site: Site, request: Request): Promise<Response> {
  if (!site.notFound) return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  return staticResponse(request, site.notFound, {
    status: 404,
    cacheControl: defaultCacheControl,
    vary: [],
  });
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
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed\n', {
      status: 405,
      headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const { pathname, search } = new URL(request.url);
  const found = resolvePath(site, options.redirects ?? siteRedirects, pathname, search);
  switch (found.kind) {
    case 'page':
      if (search.length > MAX_QUERY) return redirect(302, withShortQuery(found.path, search));
      return sendPage(site, options, request, found.path, found.file);
    case 'file':
      return staticResponse(request, found.file, {
        status: 200,
        cacheControl: cacheControl(found.path),
        vary: [],
      });
    case 'redirect':
      return redirect(301, found.location);
    case 'notFound':
      return sendNotFound(site, request);
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
  const site = readSite(options.buildDir);
  const headersOf = headersByType(site.headers);
  const functions = new Map(Object.entries(options.functions ?? {}));
  const app = new Hono<Bindings>();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headersOf(c.req.path, c.res.headers.get('Content-Type')))
      if (!c.res.headers.has(name)) c.header(name, value);
  });
  app.all('*', (c) => {
    const run = functions.get(new URL(c.req.url).pathname);
    return run ? run(c.req.raw, c) : serveStatic(site, options, c.req.raw);
  });
  app.onError((error, c) => {
    logEvent('error', 'request failed', reasonOf(error));
    return c.text('Something went wrong on our side. Please try again.\n', 500);
  });
  return app;
}
