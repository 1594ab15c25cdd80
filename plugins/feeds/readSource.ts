import { createSlugger } from '@docusaurus/utils';
import type { Picture, Role, Words } from '../../core/compare/comparedSection';
import type { WrittenBlock, WrittenSection } from '../../core/compare/written';
import { isHidden, parseFence } from '../../core/fence';
import { withoutFrontMatter } from '../../core/frontMatter';

const FENCE = /^\s*(`{3,}|~{3,})\s*([^\s{`]*)\s*(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#([\w-]+)\})?\s*$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE = /^[\s:|-]*$/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;
/** A component with a line of its own prints data: to have it, or another, is content. */
const COMPONENT = /^\s*<[A-Z]\w*[^<]*\/>\s*$/;
const ADMONITION = /^\s*:::+\w*/;

const SECTION_DEPTH = 3;
/** What a diagram says is compared, not how it looks. */
const DRAWN: Picture = { id: '', alt: '', size: '' };

/** What stands in a sentence for its looks alone, and what prints a value there: the same sentence without it. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?|(?<!\w)_|_(?!\w)/g, '');

/** The links around code hold it: a piece of code is taken for a letter while they are read. */
function wordsOf(text: string): Words {
  const codes: string[] = [];
  const masked = text.replace(/(`+)(.+?)\1/g, (_, __, code: string) => `\u{e000}${codes.push(code) - 1}\u{e001}`);
  return plain(masked)
    .split(/\u{e000}(\d+)\u{e001}/u)
    .map((part, i) => (i % 2 ? { code: codes[Number(part)]! } : part))
    .filter((part) => part !== '');
}

/** `\|` is no end of a cell. */
const cellsOf = (row: string): Words[] => row.split(/(?<!\\)\|/).map((cell) => wordsOf(cell.replaceAll('\\|', '|')));

/** Reads the blocks of a page line by line. */
class LineReader {
  readonly sections: WrittenSection[] = [{ id: '', title: 'Introduction', depth: 1, blocks: [] }];
  private readonly slugger = createSlugger();
  private text: { role: Role; lines: string[] } | undefined;
  private table: Words[][] | undefined;

  private add(block: WrittenBlock): void {
    this.sections.at(-1)!.blocks.push(block);
  }

  /** Ends the paragraph or table that is being read. */
  end(): void {
    if (this.text) this.add({ role: this.text.role, words: wordsOf(this.text.lines.join(' ')) });
    if (this.table) this.add({ table: this.table });
    this.text = this.table = undefined;
  }

  code(lang: string, meta: string, lines: string[]): void {
    this.end();
    const fence = parseFence(lang, meta);
    // What a file of the examples says is not in the page.
    if (isHidden(fence) || fence.file) return;
    this.add({ code: lines.join('\n'), lang: lang || 'text', meta, picture: lang === 'mermaid' ? DRAWN : undefined });
  }

  private heading(depth: number, title: string, id: string | undefined): void {
    this.end();
    const said = plain(title.replaceAll('`', ''));
    const anchor = id ?? this.slugger.slug(said);
    if (depth <= SECTION_DEPTH) this.sections.push({ id: anchor, title: said, depth, blocks: [] });
    else this.add({ role: 'heading', words: wordsOf(title) });
  }

  line(line: string): void {
    const [, marks, title, id] = HEADING.exec(line) ?? [];
    const [, row] = ROW.exec(line) ?? [];
    if (marks) return this.heading(marks.length, title!, id);
    if (row !== undefined && !this.text) {
      if (!RULE.test(row)) (this.table ??= []).push(cellsOf(row));
      return;
    }
    if (this.table || ITEM.test(line) || ADMONITION.test(line) || !line.trim()) this.end();
    if (COMPONENT.test(line)) return this.code('jsx', '', [line.trim()]);
    const said = line.replace(ADMONITION, '').replace(ITEM, '');
    if (!said.trim()) return;
    this.text ??= { role: ITEM.test(line) ? 'item' : 'paragraph', lines: [] };
    this.text.lines.push(said.trim());
  }
}

/**
 * The sections of a page, from its source of any day. A page of a year ago may name data and examples that are gone, and
 * hundreds are read: so only lines are looked at, where `markdown/page-source` has a tree with all filled in.
 */
export function readSource(source: string): WrittenSection[] {
  const reader = new LineReader();
  const lines = withoutFrontMatter(source).split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const [, marks, lang = '', meta = ''] = FENCE.exec(lines[at]!) ?? [];
    if (!marks) reader.line(lines[at]!);
    else {
      const from = at + 1;
      while (++at < lines.length && !lines[at]!.trim().startsWith(marks));
      reader.code(lang, meta, lines.slice(from, at));
    }
  }
  reader.end();
  return reader.sections;
}
