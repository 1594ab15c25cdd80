import path from 'node:path';
import type { VersionId } from './types';

export const ROOT = path.resolve(__dirname, '../..');

export interface Version {
  id: VersionId;
  pages: string;
  /** Tag of the Aztec.nr dependency. */
  noirTag: string;
}

export const VERSIONS: Version[] = [
  { id: 'v2.0.2', pages: 'versioned_docs/version-v2.0.2', noirTag: 'v2.0.2' },
  { id: 'nightly', pages: 'docs', noirTag: 'v3.0.0-nightly.20251103' },
];

export function versionById(id: VersionId): Version {
  return VERSIONS.find((version) => version.id === id)!;
}

/** Version of a page or of an example, from its path. */
export function versionOfPath(file: string): VersionId | undefined {
  const parts = file.split('/');
  const inTree = (folder: string) => `/${file}`.includes(`/${folder}/`);
  const byPages = VERSIONS.find((version) => inTree(version.pages));
  if (byPages) return byPages.id;
  return VERSIONS.find((version) => parts.includes(version.id))?.id;
}
