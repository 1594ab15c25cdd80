import type { Root } from 'mdast';
import { docVersion } from '../../core/versions';
import { readApi } from './api';
import { readData } from './data';
import { expandData } from './expand';

/** Remark plugin: prints constants, environment tables and references from `data/<version>/` into the page. */
export default function remarkData({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void => {
    const version = docVersion(file.path);
    const [failure] = expandData(tree, {
      data: () => readData(siteDir, version, file.path),
      api: () => readApi(siteDir, version, file.path),
    });
    if (failure) throw new Error(`${file.path}:${failure.line}: ${failure.message}`);
  };
}
