import path from 'node:path';
import { docRoute } from '../../core/docRoute';
import { NIGHTLY, STABLE, versionById, type DocVersion, type KnownVersion } from '../../core/versions';
import { parseYaml } from '../../core/yaml';
import { makeOnce } from '../inputs';
import { cachedInput } from '../cache';
import { checked } from './checked';
import { find } from './find';
import { noirSchema, type NoirFile, type NoirFileEntry } from './noirSchema';

export const NOIR_FILE = 'data/aztec-nr.yaml';

/** What becomes of a name in the other version. */
type NoirFate = { kind: 'same' | 'absent' } | { kind: 'changed' | 'gone'; text: string };

export interface NoirMember {
  name: string;
  text: string;
  fate: NoirFate;
}

export interface NoirName extends NoirMember {
  kind: NoirFileEntry['kind'];
  /** What an import names. */
  from?: string;
  /** The page that explains it, from the folder of the version, and the section if it is not the whole. */
  page: string;
  anchor?: string;
  members: NoirMember[];
}

export interface NoirGroup {
  title: string;
  /** The name of its page. */
  slug: string;
  /** The addresses of its page, here and in the other version. */
  url: string;
  otherUrl: string;
  names: NoirName[];
}

/** The names of Aztec.nr in one version, and those that only the other has. */
export interface NoirIndex {
  version: KnownVersion;
  other: KnownVersion;
  groups: NoirGroup[];
  absent: (NoirName & { url: string })[];
}

/** Of its entry, on the page of its group. */
export const anchorOf = ({ name }: Pick<NoirName, 'name'>): string => name.toLowerCase();

type Told = Pick<NoirFileEntry, 'text' | 'versions' | 'changed' | 'instead'>;

const has = ({ versions }: Told, version: DocVersion): boolean => versions?.includes(version) ?? true;

function fateOf(told: Told, other: KnownVersion): NoirFate {
  if (told.instead) return { kind: 'gone', text: told.instead };
  if (!has(told, other.id)) return { kind: 'absent' };
  return told.changed ? { kind: 'changed', text: told.changed } : { kind: 'same' };
}

const asTold = (member: string | Told): Told => (typeof member === 'string' ? { text: member } : member);

function membersOf({ members = {} }: NoirFileEntry, version: DocVersion, other: KnownVersion): NoirMember[] {
  return Object.entries(members)
    .map(([name, member]) => [name, asTold(member)] as const)
    .filter(([, told]) => has(told, version))
    .map(([name, told]) => ({ name, text: told.text, fate: fateOf(told, other) }));
}

function nameOf(entry: NoirFileEntry, file: NoirFile, version: DocVersion, other: KnownVersion): NoirName {
  const [alias, anchor] = (entry.see[version] ?? '').split('#') as [string, string?];
  const pages: Record<string, string> = file.pages[version];
  return {
    name: entry.name,
    text: entry.text,
    kind: entry.kind,
    from: typeof entry.from === 'string' ? entry.from : entry.from?.[version],
    page: find(`page in ${NOIR_FILE}`, alias, Object.keys(pages), (key) => pages[key]!),
    anchor,
    fate: fateOf(entry, other),
    members: membersOf(entry, version, other),
  };
}

export const readNoirFile = (siteDir: string, page: string): NoirFile =>
  cachedInput({ siteDir, kind: 'data', page }, path.join(siteDir, NOIR_FILE), (text) =>
    checked(noirSchema, NOIR_FILE, parseYaml(text)),
  );

export function noirIndex(file: NoirFile, version: DocVersion): NoirIndex {
  const [own, other] = version === NIGHTLY.id ? [NIGHTLY, STABLE] : [versionById(version), NIGHTLY];
  const address = ({ id, folder }: KnownVersion, slug: string) => docRoute(`${folder}/${file.index[id]}/${slug}.md`)!;
  return {
    version: own,
    other,
    groups: file.groups.map(({ title, page, names }) => ({
      title,
      slug: page,
      url: address(own, page),
      otherUrl: address(other, page),
      names: names.filter((entry) => has(entry, own.id)).map((entry) => nameOf(entry, file, own.id, other)),
    })),
    absent: file.groups.flatMap(({ page, names }) =>
      names
        .filter((entry) => !has(entry, own.id) && has(entry, other.id))
        .map((entry) => ({ ...nameOf(entry, file, other.id, own), url: `${address(other, page)}#${anchorOf(entry)}` })),
    ),
  };
}

/** The names of Aztec.nr for a page that prints or shows some of them. Paths are absolute. */
export function readNoir(siteDir: string, version: DocVersion, page: string): NoirIndex {
  const file = readNoirFile(siteDir, page);
  return makeOnce(`names of Aztec.nr ${siteDir} ${version}`, [file], () => noirIndex(file, version));
}

/** As code shows it. */
export const shownName = ({ kind, name }: Pick<NoirName, 'kind' | 'name'>): string =>
  kind === 'attribute' ? `#[${name}]` : name;
