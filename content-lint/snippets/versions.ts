import path from 'node:path';
import { listPages } from '../../core/files';
import { VERSIONS } from '../../core/versions';
import type { VersionId } from './types';

export const ROOT = path.resolve(__dirname, '../..');

/** Version of a page or of an example, from its path. */
export function versionOfPath(file: string): VersionId | undefined {
  const parts = file.split('/');
  const inTree = (folder: string) => `/${file}`.includes(`/${folder}/`);
  const byPages = VERSIONS.find((version) => inTree(version.folder));
  if (byPages) return byPages.id;
  return VERSIONS.find((version) => parts.includes(version.id))?.id;
}

export interface PageFile {
  file: string;
  version: VersionId;
}

/** Every page of every version, by its path in the repository. */
export const allPages = (): PageFile[] =>
  VERSIONS.flatMap(({ id, folder }) =>
    listPages(path.join(ROOT, folder)).map((name) => ({
      file: `${folder}/${name}`,
      version: id,
    })),
  );
