import { within } from './deadline';

export const HEALTH_PATH = '/healthz';

/** Resolves while a part works, rejects while it does not. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

const DEADLINE_MS = 2000;
/** Asking often must not cost much. */
const KEPT_MS = 2000;

async function degradedParts(checks: Checks): Promise<string[]> {
  const works = (check: () => Promise<unknown>) =>
    within(
      DEADLINE_MS,
      Promise.resolve()
        .then(check)
        .then(
          () => true,
          () => false,
        ),
      () => false,
    );
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ((await works(check)) ? [] : [name])),
  );
  return results.flat();
}

/** Pages are served as long as there is an answer at all, so the status is 200; what is out of order is named. */
export function createHealth(checks: Checks) {
  let latest: { until: number; parts: Promise<string[]> } | undefined;
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } });
    if (!latest || latest.until < Date.now()) latest = { until: Date.now() + KEPT_MS, parts: degradedParts(checks) };
    const degraded = await latest.parts;
    const body = `${JSON.stringify({ status: degraded.length ? 'degraded' : 'ok', degraded })}\n`;
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  };
}
