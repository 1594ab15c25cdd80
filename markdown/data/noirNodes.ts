import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { docRoute } from '../../core/docRoute';
import { parseFrontMatter } from '../../core/frontMatter';
import { cachedInput } from '../cache';
import { element } from '../page-source/jsx';
import { sectionsOf } from '../page-source/sections';
import { aside } from './apiBlocks';
import { find } from './find';
import { anchorOf, shownName, type NoirGroup, type NoirIndex, type NoirMember, type NoirName } from './noir';
import { code, heading, link, list, listed, moved, paragraph, table, text } from './nodes';
import { prose } from './prose';

const targetOf = (source: string) => ({
  title: String(parseFrontMatter(source).title),
  sections: sectionsOf(source),
});

/** Prints the names of Aztec.nr: the list of all, or the entries of an area. `page` is what prints them, absolute. */
export class NoirPrinter {
  private readonly names: Map<string, string>;

  constructor(
    private readonly index: NoirIndex,
    private readonly siteDir: string,
    private readonly page: string,
    private readonly depth: number,
  ) {
    this.names = new Map(
      index.groups.flatMap(({ url, names }) => names.map((entry) => [shownName(entry), `${url}#${anchorOf(entry)}`])),
    );
  }

  /** Every name with the page of its entry. */
  list(): RootContent[] {
    const groups = this.index.groups.flatMap(({ title, url, names }) => [
      heading(this.depth + 1, text(title)),
      aside('api-names', listed(names.map((entry) => this.toEntry(entry, url)))),
    ]);
    return [...groups, ...this.absent()];
  }

  private toEntry(entry: NoirName, url: string): PhrasingContent {
    const anchor = anchorOf(entry);
    return moved(anchor, `${url}#${anchor}`, code(shownName(entry)));
  }

  area(slug: string): RootContent[] {
    const slugs = this.index.groups.map((group) => group.slug);
    const group = find('area of Aztec.nr', slug, slugs, (known) =>
      this.index.groups.find((each) => each.slug === known)!,
    );
    return group.names.flatMap((entry) => this.entry(entry, group));
  }

  private words(sentence: string, own?: string): PhrasingContent[] {
    return prose(sentence, (name) => this.names.get(name), own);
  }

  private entry(entry: NoirName, group: NoirGroup): RootContent[] {
    return [
      heading(this.depth + 1, code(shownName(entry)), text(` {#${anchorOf(entry)}}`)),
      paragraph(...this.words(entry.text, shownName(entry))),
      ...this.members(entry.members),
      this.place(entry),
      ...this.fate(entry, group),
    ];
  }

  private members(members: NoirMember[]): RootContent[] {
    if (members.length === 0) return [];
    const items = members.map(({ name, text: words, fate }): PhrasingContent[] => [
      code(name),
      text(' '),
      ...this.words(words),
      ...(fate.kind === 'same' ? [] : [text(' '), ...this.memberFate(fate)]),
    ]);
    return [{ ...element('div', { className: 'api-members' }), children: [list(items)] } as never];
  }

  private memberFate(fate: NoirMember['fate']): PhrasingContent[] {
    const said = 'text' in fate ? this.words(fate.text) : [];
    return [
      {
        ...element('em', {}, 'mdxJsxTextElement'),
        children: [text(`${this.verdict(fate.kind)} `), ...said],
      } as never,
    ];
  }

  /** The newer version is named where one reads the older, and the other way round. */
  private verdict(kind: NoirMember['fate']['kind']): string {
    const { label } = this.index.other;
    const older = this.index.version.base !== '';
    if (kind === 'changed') return older ? `Changed since ${label}:` : `Changed in ${label}:`;
    return kind === 'gone' ? `Gone in ${label}.` : `Not in ${label}.`;
  }

  private place({ kind, from, page, anchor }: NoirName): RootContent {
    const file = path.posix.join(this.index.version.folder, `${page}.md`);
    const keeping = { siteDir: this.siteDir, kind: 'targets', page: this.page };
    const { title, sections } = cachedInput(keeping, path.join(this.siteDir, file), targetOf);
    const section = sections.find((each) => each.anchor === anchor)?.title.replace(/^\d+\. /, '');
    const address = `${docRoute(file)}${anchor ? `#${anchor}` : ''}`;
    const imported = from ? [text(' · '), code(from)] : [];
    const what = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
    return aside('api-from', [
      text(what),
      ...imported,
      text(' · '),
      link(address, text([title, section].filter(Boolean).join(': '))),
    ]);
  }

  private fate({ name, fate, members }: NoirName, { otherUrl }: NoirGroup): RootContent[] {
    const { label } = this.index.other;
    const there = `${otherUrl}#${anchorOf({ name })}`;
    if (fate.kind === 'same') {
      const differs = members.some((member) => member.fate.kind !== 'same');
      const line = link(there, text(differs ? `Some of it differs in ${label}` : `The same in ${label}`));
      return [aside(`api-fate${differs ? ' api-fate--differs' : ''}`, [line, text('.')])];
    }
    const said = 'text' in fate ? [text(' '), ...this.words(fate.text)] : [];
    const verdict = text(this.verdict(fate.kind));
    const linked = fate.kind === 'changed' ? link(there, verdict as never) : verdict;
    const mark = fate.kind === 'changed' ? ' api-fate--differs' : fate.kind === 'gone' ? ' api-fate--gone' : '';
    return [aside(`api-fate${mark}`, [linked, ...said])];
  }

  /** Names of the other version that are not here. */
  private absent(): RootContent[] {
    const { absent, other } = this.index;
    if (absent.length === 0) return [];
    const older = other.base === '';
    const rows = absent.map((entry) => [
      [link(entry.url, code(shownName(entry)))],
      this.words('text' in entry.fate ? entry.fate.text : entry.text),
    ]);
    return [
      heading(this.depth + 1, text(older ? `Gone since ${other.label}` : `New in ${other.label}`)),
      table(['Name', older ? 'Use instead' : 'What it is'], rows),
    ];
  }
}
