import type { PhrasingContent, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Attributes } from './components';
import type { VersionData } from './data';
import { find } from './find';
import { paragraph, table, text, type Cell } from './nodes';

const markdown = unified().use(remarkParse);

/** Inline Markdown of a cell: names in code, and links to other sites. */
function cell(value: string): Cell {
  const [first] = markdown.parse(value).children;
  return first?.type === 'paragraph' ? first.children : [];
}

/**
 * A table that nobody can generate, with the line that says so; `origin="above"` where the page has said it.
 * `name` is `<file>.<table>` of `data/<version>/kept`.
 */
export function keptTableNodes({ name, origin: said }: Attributes, { kept }: VersionData): RootContent[] {
  const [file = '', key] = (name ?? '').split('.');
  const whole = kept(file);
  const { columns, rows, source, date } = find(
    `table of ${file}`,
    key,
    Object.keys(whole.tables),
    (at) => whole.tables[at]!,
  );
  const cells = rows.map((row) => row.map(cell));
  const line = said === 'above' ? [] : [origin(source ?? whole.source, date ?? whole.date)];
  return [table(columns, cells), ...line];
}

const MONTHS = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const origin = (source: string, date: string): RootContent =>
  paragraph({
    type: 'emphasis',
    children: [text(`Kept by hand: ${source}, ${MONTHS.format(new Date(date))}.`)],
  } as PhrasingContent);

/** The default of an environment variable; `per` turns milliseconds into seconds. */
export function defaultNode({ name, per }: Attributes, data: VersionData): PhrasingContent {
  const known = data.variables.filter((variable) => variable.default !== undefined);
  const value = find(
    'variable with a default',
    name,
    known.map((variable) => variable.name),
    (key) => known.find((variable) => variable.name === key)!.default!,
  );
  const number = Number(value) / Number(per ?? 1);
  return text(number >= 10_000 ? number.toLocaleString('en') : Number.isNaN(number) ? value : String(number));
}
