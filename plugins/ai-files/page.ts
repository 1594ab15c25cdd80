import path from 'node:path';
import { kept } from '../../markdown/kept';
import { expandPage } from '../../markdown/page-source';
import { share, type Task } from '../../markdown/threads';
import { pageFiles, type MarkdownFile, type NamedVersion } from './document';
import type { AiPage, AiVersion } from './site';

export interface Source {
  siteDir: string;
  siteUrl: string;
}

export const markdownTask: Task<{ page: AiPage; version: NamedVersion; site: Source }, MarkdownFile[]> = {
  name: 'markdown',
  async run({ page, version, site }) {
    const tree = await expandPage({ ...site, file: page.file });
    return pageFiles(page, tree, version, site);
  },
};

/** The files of a page, with its address. */
export async function madePage(page: AiPage, { version, label, kind }: AiVersion, site: Source) {
  const data = { page, version: { version, label, kind }, site };
  const pages = [path.join(site.siteDir, page.file)];
  const from = JSON.stringify([page, version, label, kind, site.siteUrl]);
  const keeping = { siteDir: site.siteDir, kind: 'markdown', name: page.route, from, pages };
  return { route: page.route, files: await kept(keeping, () => share(markdownTask, data, pages)) };
}
