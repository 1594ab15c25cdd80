import { readFileSync } from 'node:fs';
import path from 'node:path';
import { undescribed, unknownDescriptions, withNodeMethods } from '../../core/api/describe';
import type { ApiData, Descriptions, Replacements } from '../../core/api/types';
import { NIGHTLY, VERSIONS } from '../../core/versions';
import type { Finding, SiteRule } from '../page';
import { ROOT } from '../snippets/versions';

const WORDS = 'data/api-descriptions.json';
const FATES = 'data/api-fates.json';

interface ApiFiles {
  descriptions: Descriptions;
  nodeMethods: { name: string; description?: string }[];
  replacements: Replacements;
  versions: Record<string, ApiData>;
}

const read = <T>(...file: string[]): T => JSON.parse(readFileSync(path.join(ROOT, 'data', ...file), 'utf8')) as T;

export function readApiFiles(): ApiFiles {
  const node = read<{ namespaces: { methods: { name: string; description?: string }[] }[] }>(
    NIGHTLY.id,
    'node-api.json',
  );
  return {
    descriptions: read('api-descriptions.json'),
    nodeMethods: node.namespaces[0]!.methods,
    replacements: read('api-fates.json'),
    versions: Object.fromEntries(VERSIONS.map(({ id }) => [id, read<ApiData>(id, 'api.json')])),
  };
}

/** Every exported name has our words, every word has its name, and what is gone has something to use instead. */
export function apiFindings({ descriptions, nodeMethods, replacements, versions }: ApiFiles): Finding[] {
  const all = withNodeMethods(descriptions, nodeMethods);
  const missing = Object.entries(versions).flatMap(([version, data]) =>
    undescribed(all, version, data).map((name) => `${name} of ${version} has no description: write one`),
  );
  const unknown = unknownDescriptions(descriptions, versions).map(
    (name) => `"${name}" is described, but no version exports it: rename or remove it`,
  );
  const words = [...missing, ...unknown].map((message) => ({ file: WORDS, line: 1, message }));
  return [...words, ...fateFindings(replacements, versions)];
}

function fateFindings(replacements: Replacements, versions: Record<string, ApiData>): Finding[] {
  const namesOf = (data: ApiData) =>
    new Set(
      data.symbols.flatMap(({ name, members = [] }) => [name, ...members.map(([member]) => `${name}.${member}`)]),
    );
  const newest = namesOf(versions[NIGHTLY.id]!);
  const older = Object.entries(versions).filter(([version]) => version !== NIGHTLY.id);
  const gone = older.flatMap(([, data]) => data.symbols.map(({ name }) => name).filter((name) => !newest.has(name)));
  const known = new Set(older.flatMap(([, data]) => [...namesOf(data)]));
  const idle = Object.keys(replacements).filter((name) => newest.has(name) || !known.has(name));
  return [
    ...gone
      .filter((name) => !replacements[name])
      .map((name) => `${name} is gone in ${NIGHTLY.label}: say what to use instead`),
    ...idle.map((name) => `"${name}" is not a name that is gone in ${NIGHTLY.label}: remove it`),
  ].map((message) => ({ file: FATES, line: 1, message }));
}

export const apiIsDescribed: SiteRule = () => apiFindings(readApiFiles());
