import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, Root, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import { docRoute } from '../../core/docRoute';
import type { Catalogue } from '../../core/errors/types';
import { docVersion, versionById } from '../../core/versions';
import { readCatalogue } from '../data/errors';
import { link } from '../data/nodes';
import { makeOnce } from '../inputs';
import { quoteFinder } from './quoted';

type Linker = (quote: string) => string | undefined;

function linkerOf(catalogue: Catalogue, folder: string): Linker {
  const find = quoteFinder(catalogue);
  return (quote) => {
    const entry = find(quote);
    const page = entry && catalogue.areas.find(({ id }) => id === entry.area)!.page;
    return entry && `${docRoute(`${folder}/${page}.md`)}#${entry.id}`;
  };
}

/** A message in the first cell of a row leads to its entry; what the row says of it stays. */
export function linkQuotes(tree: Root, linkTo: Linker): void {
  const change = (cell: TableCell | undefined) => {
    if (!cell) return;
    cell.children = cell.children.map((node): PhrasingContent => {
      const url = node.type === 'inlineCode' ? linkTo(node.value) : undefined;
      return url ? link(url, node) : node;
    });
  };
  visit(tree, 'table', (table) => table.children.slice(1).forEach(({ children }) => change(children[0])));
}

/** Remark plugin: errors that tables of guides name lead to the catalogue. */
export default function remarkErrorLinks({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void => {
    const isOwn = /[\\/]reference[\\/]errors[\\/]/.test(file.path);
    if (isOwn || !existsSync(path.join(siteDir, 'data/errors'))) return;
    let hasTable = false;
    visit(tree, 'table', () => void (hasTable = true));
    if (!hasTable) return;
    const version = docVersion(file.path);
    const catalogue = readCatalogue(siteDir, version, file.path);
    const make = () => linkerOf(catalogue, versionById(version).folder);
    linkQuotes(tree, makeOnce(`links to errors ${siteDir} ${version}`, [catalogue], make));
  };
}
