import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SUBSCRIBE_PATH } from '../../core/emailSubscription';
import { readServerEnv } from '../env';
import { createNewsletter, type Newsletter, type NewsletterOptions } from './newsletter';
import type { OutboxEntry } from './subscribers';

export const ORIGIN = 'http://docs.test';

export type Post = { ip?: string; headers?: Record<string, string>; method?: string; type?: string };

/** A newsletter on a database of its own, with everything it logs. For tests. */
export function makeNewsletter(settings: Record<string, string> = {}, options: NewsletterOptions = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'newsletter-'));
  const logs: string[] = [];
  const open = (changed: Record<string, string> = {}) =>
    createNewsletter(readServerEnv({ DATA_DIR: dir, OUTBOX_RETRY_MS: '50', ...settings, ...changed }), {
      log: (...entry) => void logs.push(JSON.stringify(entry)),
      ...options,
    });
  const current: { newsletter: Newsletter } = { newsletter: open() };

  function send(
    body: string | Uint8Array | undefined,
    { ip = '192.0.2.1', headers, method = 'POST', type }: Post = {},
  ) {
    const request = new Request(`${ORIGIN}${SUBSCRIBE_PATH}`, {
      method,
      headers: { 'content-type': type ?? 'application/json', ...headers },
      ...(body === undefined ? {} : { body: body as BodyInit }),
    });
    return current.newsletter.handler(request, { ip });
  }

  return {
    dir,
    logs,
    open,
    send,
    post: (fields: Record<string, unknown>, options?: Post) =>
      send(JSON.stringify({ source: 'docs-footer', ...fields }), options),
    newsletter: () => current.newsletter,
    /** As the outbox would, one after the other. */
    async claim(most: number): Promise<OutboxEntry[]> {
      const claimed: OutboxEntry[] = [];
      while (claimed.length < most) {
        const entry = await current.newsletter.subscribers.claim();
        if (!entry) break;
        claimed.push(entry);
      }
      return claimed;
    },
    async restart(changed?: Record<string, string>) {
      await current.newsletter.close();
      current.newsletter = open(changed);
    },
    async remove() {
      await current.newsletter.close();
      rmSync(dir, { recursive: true });
    },
  };
}

export type TestNewsletter = ReturnType<typeof makeNewsletter>;
