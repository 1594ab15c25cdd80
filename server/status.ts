import { createHash, timingSafeEqual } from 'node:crypto';
import { functionHeaders } from '../config/headers';
import { within } from './deadline';
import type { ServerEnv } from './env';
import { isReading, readOnly } from './readOnly';

export const HEALTH_PATH = '/healthz';
export const METRICS_PATH = '/metrics';

/** What a part of the site says of itself; figures are numbers, never anything of a person. */
export type Look = { ok: boolean; figures?: Record<string, number> };
export type Parts = Readonly<Record<string, () => Look | Promise<Look>>>;

/** Without these there are no pages. */
const ESSENTIAL = 'build';

const DEADLINE_MS = 5000;
/** Asking often must not cost much. */
const CACHE_MS = 5000;

type State = Record<string, Look>;

/** What cannot be looked at, or not in time, is out of order. */
function lookNowAndThen(part: Parts[string]): () => Promise<Look> {
  const failed = (): Look => ({ ok: false });
  let until = 0;
  let latest: Promise<Look>;
  return () => {
    if (performance.now() < until) return latest;
    until = performance.now() + CACHE_MS;
    latest = within(DEADLINE_MS, Promise.resolve().then(part), failed).catch(failed);
    return latest;
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Without the setting nobody is. */
function isAllowed(request: Request, token: string | undefined): boolean {
  const sent = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token));
}

function prometheus(state: State): string {
  const ok = Object.entries(state).map(([part, look]) => `docs_part_ok{part="${part}"} ${look.ok ? 1 : 0}`);
  const figures = Object.values(state).flatMap((look) =>
    Object.entries(look.figures ?? {}).map(([name, value]) => {
      const bare = name.replace(/\{.*/, '');
      const type = bare.endsWith('_total') ? 'counter' : 'gauge';
      return [`# TYPE docs_${bare} ${type}`, `docs_${name} ${value}`];
    }),
  );
  return [...new Set(['# TYPE docs_part_ok gauge', ...ok, ...figures.flat()]), ''].join('\n');
}

const headers = { ...functionHeaders, 'Cache-Control': 'no-store' };
const json = (value: object) => `${JSON.stringify(value)}\n`;

/** `/healthz` tells everybody whether pages are served, and those who may ask what is out of order; `/metrics` all figures. */
export function createStatus(parts: Parts, { STATUS_TOKEN }: Pick<ServerEnv, 'STATUS_TOKEN'>) {
  const looks = Object.entries(parts).map(([name, part]) => [name, lookNowAndThen(part)] as const);

  async function stateOf(isWanted: (name: string) => boolean): Promise<State> {
    const wanted = looks.filter(([name]) => isWanted(name));
    return Object.fromEntries(await Promise.all(wanted.map(async ([name, look]) => [name, await look()] as const)));
  }

  async function answer(request: Request): Promise<{ status: number; type: string; body: string }> {
    const allowed = isAllowed(request, STATUS_TOKEN);
    const isMetrics = new URL(request.url).pathname === METRICS_PATH;
    if (isMetrics && !allowed) return { status: 401, type: 'text/plain', body: 'For those who have STATUS_TOKEN.\n' };
    const state = await stateOf((name) => allowed || name === ESSENTIAL);
    if (isMetrics) return { status: 200, type: 'text/plain; version=0.0.4', body: prometheus(state) };
    const up = state[ESSENTIAL]?.ok ?? true;
    const degraded = Object.keys(state).filter((name) => !state[name]!.ok);
    const figures = Object.assign({}, ...Object.values(state).map((look) => look.figures)) as object;
    const body = { status: up ? 'up' : 'down', ...(allowed ? { degraded, figures } : {}) };
    return { status: up ? 200 : 503, type: 'application/json', body: json(body) };
  }

  return async (request: Request): Promise<Response> => {
    if (!isReading(request)) return readOnly(headers);
    const { status, type, body } = await answer(request);
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: {
        ...headers,
        'Content-Type': `${type}; charset=utf-8`,
        ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      },
    });
  };
}
