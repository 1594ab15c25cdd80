import path from 'node:path';
import { editOf } from '../../config/editUrl';
import type { DocFrontMatter } from '../../config/frontMatter';
import type { ComparedRef } from '../../core/compare/comparison';
import { listPages } from '../../core/files';
import { docRoute } from '../../core/docRoute';
import { frontMatterOf } from '../../markdown/cache';

export interface ComparedPage extends ComparedRef, Partial<Pick<DocFrontMatter, 'changed' | 'reworded' | 'anew'>> {
  counterpart?: string;
  /** Its file, absolute. */
  file: string;
}

function readPage(siteDir: string, file: string): ComparedPage | undefined {
  const filePath = path.join(siteDir, file);
  const frontMatter = frontMatterOf(filePath) as DocFrontMatter;
  if (frontMatter.draft) return undefined;
  const { title, counterpart, changed, reworded, anew } = frontMatter;
  return { path: docRoute(file)!, title, edit: editOf(file), counterpart, changed, reworded, anew, file: filePath };
}

export const readPages = (siteDir: string, folder: string): ComparedPage[] =>
  listPages(path.join(siteDir, folder))
    .filter((file) => !/(^|\/)_/.test(file))
    .flatMap((name) => readPage(siteDir, `${folder}/${name}`) ?? []);
