/** What a reader keeps of a version to read it without a network: what the build, the pages and the worker tell each other. */
import type { Version } from './versions';

/** Where copies are kept and removed, and where the worker leads who asks for a page that no copy has. */
export const OFFLINE_PAGE = '/offline';
/** At the root: a worker answers for addresses beside and below its own. */
export const OFFLINE_WORKER = '/offline-worker.js';

/** Files of all copies, each under its address and revision. */
export const FILES_CACHE = 'offline-files';
/** One record for each copy. Whoever replaces it replaces the copy. */
export const COPIES_CACHE = 'offline-copies';
/** Which copies there were, in local storage: browsers that make room leave it. */
export const COPIES_NOTE = 'offline-copies';

/** Said to the worker after a record was written or deleted. */
export const COPIES_CHANGED = 'copies changed';

/** Two releases at the same addresses are one place: the newer replaces the older. */
export const placeOf = ({ base }: Pick<Version, 'base'>): string => base.slice(1) || 'stable';

export const manifestPath = (place: string): string => `${OFFLINE_PAGE}/${place}.json`;

export type OfflineFile = [
  url: string,
  /** SHA-256 in base64; 0 where the name itself changes with the content. */
  hash: string | 0,
  /** Bytes as they are sent, and as they are stored. */
  sent: number,
  size: number,
];

export interface OfflineManifest {
  format: 1;
  label: string;
  base: string;
  /** By address: the title, and a digest of what the page says. */
  pages: Record<string, [title: string, says: string]>;
  files: OfflineFile[];
  /** The network that runs code, which is kept on request. */
  run: OfflineFile[];
  /** Addresses that pages had before. */
  redirects: Record<string, string>;
}

/** A version as it is kept in this browser. */
export interface Copy {
  place: string;
  keptAt: number;
  /** With the network that runs code. */
  run: boolean;
  manifest: OfflineManifest;
  /** What the last update brought. */
  news?: News;
}

export interface News {
  since: number;
  changed: Page[];
  added: Page[];
  gone: Page[];
}

export type Page = [path: string, title: string];

export const filesOf = (manifest: OfflineManifest, run: boolean): OfflineFile[] =>
  run ? [...manifest.files, ...manifest.run] : manifest.files;

const isManifest = (value: unknown): value is OfflineManifest => {
  const { format, label, base, pages, files, run, redirects } = (value ?? {}) as Partial<OfflineManifest>;
  const texts = [label, base].every((text) => typeof text === 'string');
  const lists = [files, run].every((list) => Array.isArray(list));
  return format === 1 && texts && lists && !!pages && !!redirects;
};

/** Of another build, or of nobody's: what has not this shape is as good as nothing. */
export function readManifest(value: unknown): OfflineManifest {
  if (!isManifest(value)) throw new TypeError('This is no list of files to keep.');
  return value;
}

export const isCopy = (value: unknown): value is Copy => {
  const { place, keptAt, manifest } = (value ?? {}) as Partial<Copy>;
  return typeof place === 'string' && typeof keptAt === 'number' && isManifest(manifest);
};

/** What a reader of the old copy finds new. */
export function newsBetween(old: Pick<Copy, 'keptAt' | 'manifest'>, { pages }: OfflineManifest): News {
  const before = old.manifest.pages;
  const named = (from: OfflineManifest['pages'], wanted: (path: string) => boolean): Page[] =>
    Object.entries(from).flatMap(([path, [title]]) => (wanted(path) ? [[path, title] satisfies Page] : []));
  return {
    since: old.keptAt,
    changed: named(pages, (path) => !!before[path] && before[path][1] !== pages[path]![1]),
    added: named(pages, (path) => !before[path]),
    gone: named(before, (path) => !pages[path]),
  };
}
