import { isFurniture, SILENT_TAGS, VOID_TAGS } from '../../core/furniture';
import { LEVELS, type SearchRecord } from '../../core/search/types';
import type { HtmlReader } from './html';

/** Besides what is silent anyway. */
const SKIPPED_TAGS = new Set(['nav', 'button', 'label', 'noscript', 'form', 'annotation']);
/** What a page says, but not what a search should find. */
const SKIPPED_CLASSES = new Set(
  'doc__lead katex-html eyebrow signature api-fold api-from api-fate api-absent api-names api-types'.split(' '),
);
const CELLS = new Set(['td', 'th']);
const BLOCKS = new Set('p li tr dt dd div h1 h2 h3 h4 h5 h6 pre br figure blockquote summary'.split(' '));

const isSkipped = (tag: string, attributes: Record<string, string>, classes: string[]): boolean =>
  SKIPPED_TAGS.has(tag) ||
  SILENT_TAGS.has(tag) ||
  isFurniture(attributes) ||
  classes.some((name) => SKIPPED_CLASSES.has(name));

interface Section {
  level: number;
  anchor: string;
  heading: string;
  content: string;
  code: string;
  members: string;
  /** First cells of the rows of tables. */
  rows: string[];
}

interface Page {
  meta: Record<string, string>;
  trail: string[];
  tags: string[];
  sections: Section[];
}

type Text = 'content' | 'code' | 'heading' | 'members';
type Sink = Text | 'trail' | 'tag' | 'none';

const tagOf = (meta: Page['meta']): string => meta['docsearch:docusaurus_tag'] ?? 'default';

/** Part of the documentation: no list of tags, no search, no page about the site, none that is not found. */
const isListed = (meta: Page['meta']): boolean => tagOf(meta).startsWith('docs-');

/** Reads one page as it was built: what readers see, in sections, with prose and code apart. */
export class PageReader implements HtmlReader {
  readonly page: Page = { meta: {}, trail: [], tags: [], sections: [] };
  /** One entry for each open element: where its text goes. */
  private readonly sinks: Sink[] = ['none'];
  /** Nobody asks for the words of others. */
  private listed = true;
  /** The first cell of a row is open. */
  private inFirstCell = false;
  private rowBegins = false;

  private sinkFor(tag: string, attributes: Record<string, string>): Sink {
    const outer = this.sinks.at(-1)!;
    const classes = (attributes.class ?? '').split(/\s+/);
    if (tag === 'main' || (tag === 'article' && outer === 'none')) return 'content';
    if (classes.includes('breadcrumbs')) return 'trail';
    if (classes.includes('tag')) return 'tag';
    if (classes.includes('doc__footer')) return 'none';
    if (classes.includes('api-members')) return 'members';
    if (outer === 'trail') return 'trail';
    if (isSkipped(tag, attributes, classes) || tag === 'article') return 'none';
    if (outer === 'none') return 'none';
    if (/^h[1-6]$/.test(tag)) return 'heading';
    return tag === 'pre' ? 'code' : outer;
  }

  open(tag: string, attributes: Record<string, string>): void {
    if (tag === 'body') this.listed = isListed(this.page.meta);
    if (!this.listed) return;
    if (tag === 'meta' && attributes.name) this.page.meta[attributes.name] = attributes.content ?? '';
    const outer = this.sinks.at(-1)!;
    let sink = this.sinkFor(tag, attributes);
    if (tag === 'article' && outer !== 'none')
      sink = this.page.sections.length || outer === 'heading' ? 'none' : 'content';
    if (sink === 'heading' && outer !== 'heading')
      this.page.sections.push({
        level: +tag[1]!,
        anchor: attributes.id ?? '',
        heading: '',
        content: '',
        code: '',
        members: '',
        rows: [],
      });
    this.inFirstCell ||= tag === 'td' && this.rowBegins && sink === 'content';
    if (tag === 'td' && this.inFirstCell) this.page.sections.at(-1)?.rows.push('');
    if (tag === 'tr' || tag === 'td') this.rowBegins = tag === 'tr';
    if (sink === 'trail' && tag === 'li') this.page.trail.push('');
    if (sink === 'tag' && outer !== 'tag') this.page.tags.push('');
    if (tag === 'img' && sink === 'content' && attributes.alt) this.write('content', ` ${attributes.alt} `);
    this.separate(tag);
    if (!VOID_TAGS.has(tag)) this.sinks.push(sink);
  }

  close(tag: string): void {
    if (!this.listed || VOID_TAGS.has(tag)) return;
    this.separate(tag);
    if (tag === 'td') this.inFirstCell = false;
    this.sinks.pop();
  }

  text(text: string): void {
    if (!this.listed) return;
    const sink = this.sinks.at(-1)!;
    const { trail, tags } = this.page;
    if (sink === 'trail' && trail.length) trail[trail.length - 1] += text;
    else if (sink === 'tag') tags[tags.length - 1] += text;
    else if (sink !== 'none' && sink !== 'trail') this.write(sink, text);
  }

  private write(sink: Text, text: string): void {
    const section = this.page.sections.at(-1);
    if (!section) return;
    section[sink] += text;
    if (this.inFirstCell && sink === 'content') section.rows[section.rows.length - 1] += text;
  }

  private separate(tag: string): void {
    const sink = this.sinks.at(-1)!;
    if (sink !== 'content' && sink !== 'code' && sink !== 'members') return;
    if (BLOCKS.has(tag)) this.write(sink, '\n');
    else if (CELLS.has(tag)) this.write(sink, ' ');
  }
}

const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
const lines = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** Each signature begins with its name. */
const memberNames = (signatures: string): string[] => [...new Set(signatures.match(/^[A-Za-z_$][\w$]*/gm))];

function hierarchy(above: (string | undefined)[]): Partial<SearchRecord> {
  return Object.fromEntries(LEVELS.map((level, i) => [level, above[i]]).filter(([, heading]) => heading));
}

/** Causes and fixes of an error: what the error is comes before. */
const ADVICE = /\n(Usual cause|What to do):[\s\S]*/;

/** The navigation tree of pages that stand at its top. */
const treeOf = (path: string): string =>
  /\/the_aztec_network(\/|$)/.test(path) ? 'Run a node' : /\/developers\//.test(path) ? 'Build' : 'Docs';

/** The records of one page, or none where it is not part of the documentation. */
export function recordsOf(path: string, { meta, trail, tags, sections }: Page): SearchRecord[] {
  if (!isListed(meta) || sections.length === 0) return [];
  const above: (string | undefined)[] = [];
  // The title of a page stands first; whatever comes before it belongs to it.
  return sections.flatMap((section, order) => {
    const level = order === 0 ? 1 : Math.max(2, section.level);
    const heading = oneLine(section.heading);
    above.length = level;
    above[level - 1] = heading;
    const content = lines(section.content).replace(ADVICE, '');
    const members = memberNames(lines(section.members));
    // A hit shows which of them was asked for.
    const code = lines(section.code) || members.join(', ');
    // Single letters of a glossary.
    if (level > 1 && heading.length < 3 && !content && !code) return [];
    const anchor = level === 1 ? '' : section.anchor;
    return {
      id: `${path}#${anchor || (level === 1 ? '' : order)}`,
      url: anchor ? `${path}#${anchor}` : path,
      page: path,
      anchor,
      type: LEVELS[level - 1]!,
      lvl0: trail.map(oneLine).join(' › ') || treeOf(path),
      lvl1: above[0]!,
      ...hierarchy(above),
      content,
      code,
      description: level === 1 ? (meta.description ?? '') : '',
      keywords: level === 1 ? tags.map(oneLine) : members,
      ...(section.rows.length > 0 && { rows: section.rows.map(oneLine) }),
      language: meta['docsearch:language'] ?? 'en',
      version: meta['docsearch:version'] ?? '',
      docusaurus_tag: tagOf(meta),
    };
  });
}
