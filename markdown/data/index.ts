import type { Root } from 'mdast';
import { docVersion } from '../../core/versions';
import { expandData } from './expand';
import { sourcesOf } from './sources';

/** Remark plugin: prints constants, environment tables and references from `data/<version>/` into the page. */
export default function remarkData({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void => {
    const version = docVersion(file.path);
    const [failure] = expandData(tree, sourcesOf(siteDir, version, file.path));
    if (failure) throw new Error(`${file.path}:${failure.line}: ${failure.message}`);
  };
}
