import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { docRoute } from '../../core/docRoute';
import { parseFrontMatter } from '../../core/frontMatter';
import { keptInput } from '../kept';
import { element } from '../page-source/jsx';
import { sectionsOf } from '../page-source/sections';
import { shownName, type NoirIndex, type NoirMember, type NoirName } from './noir';
import { code, heading, link, list, paragraph, table, text } from './nodes';
import { prose } from './prose';

const anchorOf = (name: string): string => name.toLowerCase();

const targetOf = (source: string) => ({
  title: String(parseFrontMatter(source).title),
  sections: sectionsOf(source),
});

/** Prints the index of Aztec.nr. `page` is what prints it, absolute. */
export class NoirPrinter {
  private readonly names: Map<string, string>;

  constructor(
    private readonly index: NoirIndex,
    private readonly siteDir: string,
    private readonly page: string,
    private readonly depth: number,
  ) {
    const here = index.groups.flatMap(({ names }) => names);
    this.names = new Map(here.map((entry) => [shownName(entry), `#${anchorOf(entry.name)}`]));
  }

  nodes(): RootContent[] {
    const groups = this.index.groups.flatMap(({ title, names }) => [
      heading(this.depth + 1, text(title)),
      ...names.flatMap((entry) => this.entry(entry)),
    ]);
    return [...groups, ...this.absent()];
  }

  private words(sentence: string, own?: string): PhrasingContent[] {
    return prose(sentence, (name) => this.names.get(name), own);
  }

  private entry(entry: NoirName): RootContent[] {
    return [
      heading(this.depth + 2, code(shownName(entry)), text(` {#${anchorOf(entry.name)}}`)),
      paragraph(...this.words(entry.text, shownName(entry))),
      ...this.members(entry.members),
      this.place(entry),
      ...this.fate(entry),
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
    const { title, sections } = keptInput(keeping, path.join(this.siteDir, file), targetOf);
    const section = sections.find((each) => each.anchor === anchor)?.title.replace(/^\d+\. /, '');
    const address = `${docRoute(file)}${anchor ? `#${anchor}` : ''}`;
    const imported = from ? [text(' · '), code(from)] : [];
    const what = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
    return this.aside('api-from', [
      text(what),
      ...imported,
      text(' · '),
      link(address, text([title, section].filter(Boolean).join(': '))),
    ]);
  }

  private fate({ name, fate, members }: NoirName): RootContent[] {
    const { label } = this.index.other;
    const there = `${this.index.otherUrl}#${anchorOf(name)}`;
    if (fate.kind === 'same') {
      const differs = members.some((member) => member.fate.kind !== 'same');
      const line = link(there, text(differs ? `Some of it differs in ${label}` : `The same in ${label}`));
      return [this.aside(`api-fate${differs ? ' api-fate--differs' : ''}`, [line, text('.')])];
    }
    const said = 'text' in fate ? [text(' '), ...this.words(fate.text)] : [];
    const verdict = text(this.verdict(fate.kind));
    const linked = fate.kind === 'changed' ? link(there, verdict as never) : verdict;
    const mark = fate.kind === 'changed' ? ' api-fate--differs' : fate.kind === 'gone' ? ' api-fate--gone' : '';
    return [this.aside(`api-fate${mark}`, [linked, ...said])];
  }

  /** Names of the other version that are not here. */
  private absent(): RootContent[] {
    const { absent, other, otherUrl } = this.index;
    if (absent.length === 0) return [];
    const older = other.base === '';
    const rows = absent.map((entry) => [
      [link(`${otherUrl}#${anchorOf(entry.name)}`, code(shownName(entry)))],
      this.words('text' in entry.fate ? entry.fate.text : entry.text),
    ]);
    return [
      heading(this.depth + 1, text(older ? `Gone since ${other.label}` : `New in ${other.label}`)),
      table(['Name', older ? 'Use instead' : 'What it is'], rows),
    ];
  }

  private aside(className: string, children: PhrasingContent[]): RootContent {
    return { ...element('p', { className }), children } as never;
  }
}
