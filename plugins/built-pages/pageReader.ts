import { VOID_TAGS } from '../../core/furniture';
import type { HtmlReader } from './html';
import { isListed, type Page } from './page';
import { BLOCKS, CELLS, isSkipped } from './tags';

type Text = 'content' | 'code' | 'heading' | 'members';
type Sink = Text | 'trail' | 'tag' | 'none';

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
    const classes = attributes.class?.split(/\s+/) ?? [];
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
