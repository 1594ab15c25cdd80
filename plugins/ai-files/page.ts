import path from 'node:path';
import { cached } from '../../markdown/cache';
import { expandPage } from '../../markdown/page-source';
import { pageFiles } from './document';
import type { AiPage, AiVersion } from './site';

export interface Source {
  siteDir: string;
  siteUrl: string;
}

/** The files of a page, with its address. */
export async function madePage(page: AiPage, { version, label, kind }: AiVersion, site: Source) {
  const make = async () =>
    pageFiles(page, await expandPage({ ...site, file: page.file }), { version, label, kind }, site);
  const pages = [path.join(site.siteDir, page.file)];
  const from = JSON.stringify([page, version, label, kind, site.siteUrl]);
  const keeping = { siteDir: site.siteDir, kind: 'markdown', name: page.route, from, pages };
  return { route: page.route, files: await cached(keeping, make) };
}
