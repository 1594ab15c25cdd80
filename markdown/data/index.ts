import type { Root } from 'mdast';
import { docVersion } from '../../core/versions';
import { readData } from './data';
import { expandData } from './expand';

/** Remark plugin: prints constants, environment tables and references from `data/<version>/` into the page. */
export default function remarkData({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void => {
    const [failure] = expandData(tree, () => readData(siteDir, docVersion(file.path), file.path));
    if (failure) throw new Error(`${file.path}:${failure.line}: ${failure.message}`);
  };
}
