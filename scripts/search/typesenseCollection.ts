import { Client } from 'typesense';
import { SYNONYMS } from '../../core/search/synonyms';
import type { SearchRecord } from '../../core/search/types';

export interface Target {
  hosts: readonly string[];
  protocol: string;
  port: number;
  adminKey: string;
  collection: string;
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The fields that the request of the hosted provider names, and those that a scraper of this kind fills. */
export function schemaOf(name: string) {
  const text = (field: string) => ({ name: field, type: 'string' as const, optional: true });
  return {
    name,
    fields: [
      text('anchor'),
      text('content'),
      { name: 'asked', type: 'string[]' as const, optional: true },
      { name: 'url', type: 'string' as const, facet: true },
      { name: 'url_without_anchor', type: 'string' as const, facet: true, optional: true },
      { name: 'version', type: 'string[]' as const, facet: true, optional: true },
      ...LEVELS.map((level) => ({ ...text(`hierarchy.lvl${level}`), facet: true })),
      { ...text('type'), facet: true },
      { ...text('.*_tag'), facet: true },
      { ...text('language'), facet: true },
      { name: 'tags', type: 'string[]' as const, facet: true, optional: true },
      { name: 'item_priority', type: 'int64' as const },
    ],
    default_sorting_field: 'item_priority',
    token_separators: ['_', '-'],
  };
}

/** Pages before sections; what only lists changes comes last. */
function priority({ type, page }: SearchRecord): number {
  const level = Number(type.slice(3));
  return 100 - 10 * level - (/migration_notes|changelog/.test(page) ? 50 : 0);
}

export function documentOf(record: SearchRecord, siteUrl: string) {
  const headings = LEVELS.flatMap((level) => {
    const heading = record[`lvl${level}`];
    return heading ? [[`hierarchy.lvl${level}`, heading] as const] : [];
  });
  return {
    id: record.id,
    anchor: record.anchor,
    content: [record.description, record.content, record.code].filter(Boolean).join('\n'),
    url: siteUrl + record.url,
    url_without_anchor: siteUrl + record.page,
    version: record.version ? [record.version] : [],
    ...Object.fromEntries(headings),
    type: record.type,
    docusaurus_tag: record.docusaurus_tag,
    language: record.language,
    tags: record.keywords,
    asked: record.asked ?? [],
    item_priority: priority(record),
  };
}

const BATCH = 200;

type Documents = ReturnType<typeof documentOf>[];

async function importAll(client: Client, name: string, documents: Documents): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH) {
    const answers = await client
      .collections(name)
      .documents()
      .import(documents.slice(from, from + BATCH), { action: 'upsert', return_id: true });
    const failed = answers.filter((answer) => !answer.success);
    if (failed.length)
      throw new Error(
        `${failed.length} records were refused, the first with: ${failed[0]?.error ?? 'no reason given'}`,
      );
  }
  const { num_documents: count } = await client.collections(name).retrieve();
  if (count !== documents.length) throw new Error(`${documents.length} records were sent and ${count} arrived`);
}

/** One way: who asks with the word of a reader finds the words of the pages, and not the other way round. */
async function addSynonyms(client: Client, name: string): Promise<void> {
  const all = Object.entries(SYNONYMS).flatMap(([words, means]) =>
    words.split(' ').map((root) => ({ root, synonyms: means.split(' ') })),
  );
  await Promise.all(all.map((each) => client.collections(name).synonyms().upsert(each.root, each)));
}

async function currentTarget(client: Client, alias: string): Promise<string | undefined> {
  try {
    return (await client.aliases(alias).retrieve()).collection_name;
  } catch (error) {
    if ((error as { httpStatus?: number }).httpStatus === 404) return undefined;
    throw error;
  }
}

/**
 * Fills a new collection, and only then points the alias at it: readers see the old records or the new ones, never
 * half of them. Whatever fails, the old collection goes on serving.
 */
export async function publish(target: Target, records: readonly SearchRecord[], siteUrl: string, now = Date.now()) {
  if (records.length === 0) throw new Error('the build has no searchable pages');
  const { hosts, protocol, port, adminKey, collection: alias } = target;
  const client = new Client({
    nodes: hosts.map((host) => ({ host, port, protocol })),
    apiKey: adminKey,
    connectionTimeoutSeconds: 30,
    numRetries: 2,
    retryIntervalSeconds: 0.5,
    logLevel: 'silent',
  });
  const before = await currentTarget(client, alias);
  const name = `${alias}_${now}`;
  await client.collections().create(schemaOf(name));
  try {
    await importAll(
      client,
      name,
      records.map((record) => documentOf(record, siteUrl)),
    );
    await addSynonyms(client, name);
    await client.aliases().upsert(alias, { collection_name: name });
  } catch (error) {
    await client
      .collections(name)
      .delete()
      .catch(() => undefined);
    throw error;
  }
  if (before && before !== name)
    await client
      .collections(before)
      .delete()
      .catch(() => undefined);
  return { name, before, count: records.length };
}
