const TIMEOUT = 15_000;

/** Sends to a function of the site. A page of some other server in between gives no body, such as a hotel's sign-in page. */
export async function postJson<T extends object>(
  path: string,
  request: object,
): Promise<{ status: number; body: T | null }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body: typeof body === 'object' ? (body as T | null) : null };
}
