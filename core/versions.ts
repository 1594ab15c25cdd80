/** What the site knows of a version of the documentation. */
export interface Version {
  /** The name of its folders under `data`, `examples` and `sdk`, in addresses of the search, and for AI tools. */
  id: string;
  /** What Docusaurus calls it. */
  name: string;
  /** What readers see. */
  label: string;
  /** Its pages' addresses begin with this; empty for the version at the root. */
  base: string;
  /** The folder of its pages. */
  folder: string;
  /** The published SDK release that its TypeScript is checked with. */
  sdk: string;
  /** The tag of Aztec.nr that its Noir is checked with. */
  noirTag: string;
  /** Search engines list it. */
  indexed: boolean;
  /** How many of its pages are drafts, by the specification. */
  drafts: number;
}

/** The one place that names versions, newest release first. `npm run version:cut` rewrites these rows. */
export const VERSIONS = [
  {
    id: 'v2.0.2',
    name: 'v2.0.2',
    label: 'v2.0.2',
    base: '',
    folder: 'versioned_docs/version-v2.0.2',
    sdk: '2.0.2',
    noirTag: 'v2.0.2',
    indexed: true,
    drafts: 7,
  },
  {
    id: 'nightly',
    name: 'current',
    label: 'v3.0.0-nightly.20251103',
    base: '/nightly',
    folder: 'docs',
    sdk: '3.0.0-devnet.5',
    noirTag: 'v3.0.0-nightly.20251103',
    indexed: false,
    drafts: 7,
  },
] as const satisfies readonly Version[];

export type DocVersion = (typeof VERSIONS)[number]['id'];

export type KnownVersion = Version & { id: DocVersion };

/** The version at the root of the site, and the one that is written now. */
export const STABLE: KnownVersion = VERSIONS.find(({ base }) => base === '')!;
export const NIGHTLY: KnownVersion = VERSIONS.find(({ name }) => name === 'current')!;

/** Oldest first. */
export const BY_AGE = /* @__PURE__ */ byAge();

function byAge(): readonly KnownVersion[] {
  return [...VERSIONS.filter((version) => version !== NIGHTLY).reverse(), NIGHTLY];
}

export const versionById = (id: DocVersion): KnownVersion => VERSIONS.find((version) => version.id === id)!;

/** The file of its sidebars. */
export const sidebarsFile = ({ name }: Version): string =>
  name === 'current' ? 'sidebars.json' : `versioned_sidebars/version-${name}-sidebars.json`;

const inFolder = (file: string, { folder }: Version): boolean =>
  `/${file.replaceAll('\\', '/')}`.includes(`/${folder}/`);

/** Which version a page file belongs to, from its path, absolute or in the repository. */
export const docVersion = (filePath: string): DocVersion =>
  (VERSIONS.find((version) => version !== NIGHTLY && inFolder(filePath, version)) ?? NIGHTLY).id;

const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** Which version an address of the site belongs to; the stable one where none says so. */
export const versionOfAddress = (path: string): KnownVersion =>
  VERSIONS.find(({ base }) => base !== '' && isUnder(path, base)) ?? STABLE;

/** The tag that Docusaurus gives the pages of a version for search engines. */
export const searchTag = ({ name }: Version): string => `docs-default-${name}`;
