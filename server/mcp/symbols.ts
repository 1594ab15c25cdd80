import type { DocVersion } from '../../core/versions';
import { nearNames } from '../../core/near';
import { AskError, type DocsLibrary } from './library';

/** Pages of the JavaScript API; each symbol has a section there. */
const API_PAGE = /\/(reference|aztec-js)\/api\//;
const SECTION = /^#{2,3} `([\w$]+)`$/;

interface Entry {
  name: string;
  url: string;
  text: string;
}

function entriesOf(markdown: string, url: string): Entry[] {
  const entries: { name: string; lines: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, name] = SECTION.exec(line) ?? [];
    if (name) entries.push({ name, lines: [line] });
    else if (/^#{1,3} /.test(line)) entries.push({ name: '', lines: [] });
    else entries.at(-1)?.lines.push(line);
  }
  return entries
    .filter(({ name }) => name)
    .map(({ name, lines }) => ({ name, url: `${url}#${name.toLowerCase()}`, text: lines.join('\n').trim() }));
}

/** Read at the first question, once for each library. */
const known = new WeakMap<DocsLibrary, Map<DocVersion, Promise<Entry[]>>>();

async function readEntries(library: DocsLibrary, version: DocVersion): Promise<Entry[]> {
  const pages = library.version(version).pages.filter(({ path }) => API_PAGE.test(path));
  const found = pages.flatMap((page) =>
    Array.from({ length: page.parts }, async (_, index) =>
      entriesOf(await library.text({ version: library.version(version), page }, index + 1), library.url(page)),
    ),
  );
  return (await Promise.all(found)).flat();
}

function allEntries(library: DocsLibrary, version: DocVersion): Promise<Entry[]> {
  const versions = known.get(library) ?? new Map<DocVersion, Promise<Entry[]>>();
  known.set(library, versions);
  const entries = versions.get(version) ?? readEntries(library, version);
  versions.set(version, entries);
  return entries;
}

/** `DeployMethod.send` asks for `DeployMethod`, whose entry lists its members. */
export async function symbolEntry(library: DocsLibrary, ask: { name: string; version: DocVersion }): Promise<string> {
  const entries = await allEntries(library, ask.version);
  const wanted = ask.name.replace(/\(.*$/, '').split('.')[0]!.trim();
  const same = entries.filter(({ name }) => name === wanted);
  const found = same[0] ?? entries.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (found) return [found.text, `Reference: ${found.url}`].join('\n\n');
  const names = entries.map(({ name }) => name);
  const near = nearNames(wanted, names);
  const hint = near.length > 0 ? `Near it: ${near.join(', ')}.` : 'Use search_docs to find it in guides.';
  throw new AskError(`No exported name "${wanted}" in the API of ${library.version(ask.version).label}. ${hint}`);
}
