import type { DocVersion } from '../../core/versions';
import { nearNames } from '../../core/near';
import { AskError, perVersion, type DocsLibrary } from './library';

/** Pages of the JavaScript API, and those of Aztec.nr by area; each symbol has a section there. */
const API_PAGE = /\/(reference|aztec-js)\/api\/|\/(smart_contract_reference|framework-description)\/names\//;
/** A name of the JavaScript API or of Aztec.nr, an attribute such as `#[note]` included. */
const SECTION = /^#{2,3} `(?:#\[)?([\w$]+)\]?`$/;

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

async function readEntries(library: DocsLibrary, version: DocVersion): Promise<Entry[]> {
  const pages = library.version(version).pages.filter(({ path }) => API_PAGE.test(path));
  const found = pages.flatMap((page) =>
    Array.from({ length: page.parts }, async (_, index) =>
      entriesOf(await library.text({ version: library.version(version), page }, index + 1), library.url(page)),
    ),
  );
  return (await Promise.all(found)).flat();
}

export type Symbols = (version: DocVersion) => Promise<Entry[]>;

export const openSymbols = (library: DocsLibrary): Symbols => perVersion((version) => readEntries(library, version));

/** What may be meant: `Fr` of `Fr.random()`, `Map` or `state_vars` of `aztec::state_vars::Map`, `note` of `#[note]`. */
function nameIn(asked: string): string[] {
  const bare = asked
    .replace(/^#\[/, '')
    .replace(/[(\]].*$/, '')
    .trim();
  return bare.includes('::') ? bare.split('::').reverse() : [bare.split('.')[0]!];
}

/** `DeployMethod.send` asks for `DeployMethod`, whose entry lists its members. */
export async function symbolEntry(
  { library, symbols }: { library: DocsLibrary; symbols: Symbols },
  ask: { name: string; version: DocVersion },
): Promise<string> {
  const entries = await symbols(ask.version);
  const asked = nameIn(ask.name);
  const wanted = asked.find((each) => entries.some(({ name }) => name === each)) ?? asked[0]!;
  const same = entries.filter(({ name }) => name === wanted);
  const found = same.length > 0 ? same : entries.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (found.length > 0) return found.map(({ text, url }) => `${text}\n\nReference: ${url}`).join('\n\n');
  const names = entries.map(({ name }) => name);
  const near = nearNames(wanted, names);
  const hint = near.length > 0 ? `Near it: ${near.join(', ')}.` : 'Use search_docs to find it in guides.';
  throw new AskError(`No exported name "${wanted}" in the API of ${library.version(ask.version).label}. ${hint}`);
}
