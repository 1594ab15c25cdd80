export type DocVersion = 'v2.0.2' | 'nightly';

/** Which version a page file belongs to, from its path in the repository. */
export function docVersion(filePath: string): DocVersion {
  return filePath.replaceAll('\\', '/').includes('versioned_docs/version-v2.0.2/') ? 'v2.0.2' : 'nightly';
}
