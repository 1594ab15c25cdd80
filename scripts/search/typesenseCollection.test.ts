import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE } from '../../core/search/testRecords';
import { documentOf, publish } from './typesenseCollection';
import { searchTag, STABLE } from '../../core/versions';

/**
 * A stand-in for a Typesense server on the loopback: no real one can be had from the registries. It implements the
 * part of the documented HTTP contract that the official client uses here: collections, JSONL import, synonyms, aliases.
 */
class StandIn {
  readonly collections = new Map<string, Map<string, Record<string, unknown>>>();
  readonly aliases = new Map<string, string>();
  readonly synonyms = new Map<string, unknown>();
  refuse = (_document: Record<string, unknown>): boolean => false;
  failAlias = false;
  private server: Server | undefined;

  async start(): Promise<number> {
    this.server = createServer((request, response) => {
      void body(request).then((text) => {
        const [status, answer] = this.answer(request.method!, new URL(request.url!, 'http://x').pathname, text);
        response.writeHead(status, { 'Content-Type': typeof answer === 'string' ? 'text/plain' : 'application/json' });
        response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server?.close();
  }

  private answer(method: string, path: string, text: string): [number, unknown] {
    const [, kind, name = '', sub, item = ''] = path.split('/').map(decodeURIComponent);
    if (kind === 'aliases') return this.alias(method, name, text);
    if (method === 'POST' && !name) {
      const schema = JSON.parse(text) as { name: string };
      this.collections.set(schema.name, new Map());
      return [201, { ...schema, num_documents: 0 }];
    }
    const collection = this.collections.get(name);
    if (!collection) return [404, { message: 'Not Found' }];
    if (method === 'DELETE') return [this.collections.delete(name) ? 200 : 404, { name }];
    if (sub === 'synonyms') return [200, this.synonyms.set(`${name} ${item}`, JSON.parse(text)) && { id: item }];
    if (sub === 'documents') return [200, this.import(collection, text)];
    return [200, { name, num_documents: collection.size }];
  }

  private import(collection: Map<string, Record<string, unknown>>, text: string): string {
    const results = text.split('\n').map((line) => {
      const document = JSON.parse(line) as Record<string, unknown>;
      if (this.refuse(document)) return { success: false, error: 'Bad document', document: line };
      collection.set(document.id as string, document);
      return { success: true };
    });
    return results.map((result) => JSON.stringify(result)).join('\n');
  }

  private alias(method: string, name: string, text: string): [number, unknown] {
    if (method === 'PUT') {
      if (this.failAlias) return [400, { message: 'No' }];
      this.aliases.set(name, (JSON.parse(text) as { collection_name: string }).collection_name);
    }
    const target = this.aliases.get(name);
    return target ? [200, { name, collection_name: target }] : [404, { message: 'Not Found' }];
  }
}

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

let standIn: StandIn;
afterEach(() => standIn.stop());

async function target() {
  standIn = new StandIn();
  const port = await standIn.start();
  return { hosts: ['127.0.0.1'], protocol: 'http', port, adminKey: 'admin', collection: 'aztec-docs' };
}
const SITE = 'https://docs.aztec.network';

test('[SRCH-5] the first run fills a collection and points the alias at it', async () => {
  const result = await publish(await target(), SAMPLE, SITE, 1);
  expect(result).toEqual({ name: 'aztec-docs_1', before: undefined, count: SAMPLE.length });
  expect(standIn.aliases.get('aztec-docs')).toBe('aztec-docs_1');
  expect(standIn.collections.get('aztec-docs_1')?.size).toBe(SAMPLE.length);
});

test('what pages are asked for and the synonyms of readers go into the collection', async () => {
  const [first, ...others] = SAMPLE;
  await publish(await target(), [{ ...first!, asked: ['what does it cost'] }, ...others], SITE, 1);
  expect(standIn.collections.get('aztec-docs_1')?.get(first!.id)).toMatchObject({ asked: ['what does it cost'] });
  expect(standIn.synonyms.get('aztec-docs_1 localnet')).toEqual({ root: 'localnet', synonyms: ['sandbox'] });
});

test('a later run takes over and deletes the old collection', async () => {
  const to = await target();
  await publish(to, SAMPLE, SITE, 1);
  await publish(to, SAMPLE, SITE, 2);
  expect(standIn.aliases.get('aztec-docs')).toBe('aztec-docs_2');
  expect([...standIn.collections.keys()]).toEqual(['aztec-docs_2']);
});

test.each(['import', 'alias'])('[SRCH-5] when the %s fails, the old collection goes on serving', async (what) => {
  const to = await target();
  await publish(to, SAMPLE, SITE, 1);
  if (what === 'import') standIn.refuse = ({ id }) => id === '/notes#';
  else standIn.failAlias = true;
  await expect(publish(to, SAMPLE, SITE, 2)).rejects.toThrow();
  expect(standIn.aliases.get('aztec-docs')).toBe('aztec-docs_1');
  expect([...standIn.collections.keys()]).toEqual(['aztec-docs_1']);
  expect(standIn.collections.get('aztec-docs_1')?.size).toBe(SAMPLE.length);
});

test('an empty build publishes nothing', async () => {
  await expect(publish(await target(), [], SITE)).rejects.toThrow('no searchable pages');
  expect(standIn.collections.size).toBe(0);
});

test('a record becomes a document of the schema', () => {
  expect(documentOf(SAMPLE[1]!, SITE)).toMatchObject({
    url: `${SITE}/fees#who-pays`,
    url_without_anchor: `${SITE}/fees`,
    'hierarchy.lvl0': 'Guides',
    'hierarchy.lvl1': 'Fees',
    'hierarchy.lvl2': 'Who pays',
    version: [STABLE.id],
    docusaurus_tag: searchTag(STABLE),
    language: 'en',
    item_priority: 80,
  });
});
