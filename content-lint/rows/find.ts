import { toString } from 'mdast-util-to-string';
import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { VERSIONS, type DocVersion } from '../../core/versions';
import type { Page } from '../page';
import { versionOfPath } from '../snippets/versions';

/** The first column of a table that says what goes wrong. */
const SYMPTOM = /^(You see|What you see|Symptom|Message|Message in the log|Error)$/;
/** Columns beside it that make it something else. */
const NOT_A_CAUSE = /^Hashed data$/;

/** One row of a table of what goes wrong. */
export interface Row {
  file: string;
  line: number;
  version: DocVersion;
  /** The path of the page in its version, without the ending. */
  page: string;
  /** What the reader sees: the text of the first cell. */
  see: string;
}

const headOf = ({ children: [head] }: Table): string[] => head?.children.map((cell) => toString(cell)) ?? [];

function isOfCauses(table: Table): boolean {
  const [first = '', second = ''] = headOf(table);
  return SYMPTOM.test(first) && !NOT_A_CAUSE.test(second);
}

export function rowsOf(page: Page): Row[] {
  const version = VERSIONS.find(({ id }) => id === versionOfPath(page.file));
  if (!version) return [];
  const route = page.file.slice(version.folder.length + 1).replace(/\.mdx?$/, '');
  const found: Row[] = [];
  visit(page.tree, 'table', (table) => {
    if (!isOfCauses(table)) return;
    for (const { children, position } of table.children.slice(1))
      found.push({
        file: page.file,
        line: position?.start.line ?? 1,
        version: version.id,
        page: route,
        see: toString(children[0]).trim(),
      });
  });
  return found;
}
