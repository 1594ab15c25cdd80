import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { manifestPath, type OfflineManifest } from '../../core/offline';

/** A page in the place of another, or a file; nothing where there is none any more. */
type Change = (body: string) => string | undefined;

/** A host of its own for a test: it answers with the build, with another one, or not at all. */
export interface Host {
  url: string;
  /** What it was asked for, and by whom it was asked. */
  asked: string[];
  /** Nobody is reached any more: connections end without an answer. */
  off(): void;
  on(): void;
  /** As if another build were deployed: these files are other ones, and the lists of files say so. */
  deploy(changes: Record<string, Change>, also?: (manifest: OfflineManifest) => OfflineManifest): Promise<void>;
  /** Lists of files with nothing but these, so that a copy is small. */
  only(wanted: (url: string) => boolean): void;
  /** Answers to this wait from now on, until the returned function is called. */
  hold(url: string): () => void;
}

const hashOf = (body: string): string => createHash('sha256').update(body).digest('base64');

/** Requests of a service worker cannot be held or changed by the test: a host can do it. */
export async function startHost(site: string): Promise<Host & { close(): Promise<void> }> {
  const asked: string[] = [];
  const held = new Map<string, Promise<void>>();
  let isOff = false;
  let changed = new Map<string, string | undefined>();
  let listed: (url: string) => boolean = () => true;

  const original = async (path: string): Promise<string> => (await fetch(site + path)).text();
  const narrowed = (manifest: OfflineManifest): OfflineManifest => {
    const wanted = ({ 0: url }: OfflineManifest['files'][number]) => listed(url);
    const pages = Object.fromEntries(Object.entries(manifest.pages).filter(([page]) => listed(page)));
    return { ...manifest, pages, files: manifest.files.filter(wanted), run: manifest.run.filter(wanted) };
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, site);
    asked.push(pathname);
    await held.get(pathname);
    if (isOff) return void response.destroy();
    const from = await fetch(site + request.url!, { method: request.method!, redirect: 'manual' });
    const headers = Object.fromEntries(
      [...from.headers].filter(
        ([name]) => !/^(content-(encoding|length)|connection|transfer-encoding|keep-alive)$/.test(name),
      ),
    );
    let body: Buffer | string = Buffer.from(await from.arrayBuffer());
    if (changed.has(pathname)) {
      const other = changed.get(pathname);
      if (other === undefined) return void response.writeHead(404).end();
      body = other;
    } else if (/^\/offline\/\w+\.json$/.test(pathname)) body = JSON.stringify(narrowed(JSON.parse(body.toString())));
    if (isOff) return void response.destroy();
    response.writeHead(from.status, headers).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    off: () => {
      isOff = true;
      server.closeAllConnections();
    },
    on: () => (isOff = false),
    only: (wanted) => (listed = wanted),
    hold: (url) => {
      let release: () => void = () => undefined;
      held.set(url, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(url);
        release();
      };
    },
    async deploy(changes, also = (manifest) => manifest) {
      const next = new Map<string, string | undefined>();
      for (const [path, change] of Object.entries(changes)) next.set(path, change(await original(path)));
      for (const place of ['stable', 'nightly']) {
        const manifest = narrowed(JSON.parse(await original(manifestPath(place))) as OfflineManifest);
        const files = manifest.files.flatMap(([url, hash, sent, size]): OfflineManifest['files'] => {
          if (!next.has(url)) return [[url, hash, sent, size]];
          const body = next.get(url);
          return body === undefined ? [] : [[url, hashOf(body), sent, body.length]];
        });
        next.set(manifestPath(place), JSON.stringify(also({ ...manifest, files })));
      }
      changed = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
