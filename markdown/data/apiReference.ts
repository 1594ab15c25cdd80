import type { PhrasingContent, RootContent } from 'mdast';
import type { Fate } from '../../core/api/fate';
import { API_PAGES, MENTIONED_PAGES } from '../../core/api/pages';
import { entryPointsOf, type ApiSymbol, type MentionedType } from '../../core/api/types';
import { element } from '../page-source/jsx';
import type { Api } from './api';
import { code, heading, link, list, listed, moved, paragraph, table, text } from './nodes';
import { prose } from './prose';
import { broken, codeWith, linked, signatureBlock, type Linker } from './signature';

/** More members than this are folded. */
const OPEN = 5;

export class ApiPrinter {
  constructor(
    private readonly api: Api,
    private readonly page: string,
    private readonly depth: number,
  ) {}

  private readonly linkTo: Linker = (name) => {
    const page = this.api.pages.get(name);
    return page && `${page === this.page ? '' : `./${page}.md`}#${name.toLowerCase()}`;
  };

  private readonly linkThere: Linker = (name) => {
    const { pages, base } = this.api.other;
    return pages.has(name) ? `${base}/${pages.get(name)}#${name.toLowerCase()}` : undefined;
  };

  /** The names that this page has, by entry point, and those of the other release that are not here. */
  nodes(): RootContent[] {
    if (MENTIONED_PAGES.some((page) => page === this.page)) return this.types();
    const symbols = this.symbolsOf(this.page);
    if (symbols.length === 0) throw new Error(`no symbol belongs to the page "${this.page}" of the API`);
    const groups = new Map<string, ApiSymbol[]>();
    for (const symbol of symbols) {
      const home = this.homeOf(symbol);
      groups.set(home, [...(groups.get(home) ?? []), symbol]);
    }
    const printed = [...groups].flatMap(([entry, members]) => [
      heading(this.depth + 1, code(entry)),
      ...members.flatMap((symbol) => this.symbol(symbol)),
    ]);
    return [...printed, ...this.movedOn(), ...this.absent()];
  }

  private symbolsOf(page: string): ApiSymbol[] {
    return this.api.data.symbols.filter(({ name }) => this.api.pages.get(name) === page);
  }

  /** Names that stood here before they had a page of their own. */
  private movedOn(): RootContent[] {
    return API_PAGES.filter(({ before }) => before === this.page).flatMap(({ slug, title }) => {
      const names = this.symbolsOf(slug).map(({ name }) => moved(name.toLowerCase(), this.linkTo(name)!, code(name)));
      const page = link(`./${slug}.md`, text('a page of their own'));
      return [
        heading(this.depth + 1, text(title)),
        this.aside('api-names', [text('On '), page, text(': '), ...listed(names)]),
      ];
    });
  }

  /** Too many, and met too seldom, for the search. */
  private types(): RootContent[] {
    const types = this.api.data.mentioned.filter(({ name }) => this.api.pages.get(name) === this.page);
    const children = types.flatMap((type) => this.mentioned(type));
    return [{ ...element('div', { className: 'api-types' }), children } as never];
  }

  private homeOf(symbol: ApiSymbol): string {
    const entries = entryPointsOf(this.api.data, symbol);
    const { entryPoints } = API_PAGES.find(({ slug }) => slug === this.page)!;
    return entries.find((entry) => entryPoints.test(entry.replace('@aztec/', ''))) ?? entries[0]!;
  }

  private symbol(symbol: ApiSymbol): RootContent[] {
    const { name, signature } = symbol;
    return [
      heading(this.depth + 2, code(name)),
      paragraph(...prose(this.api.text(name), this.linkTo, name)),
      signatureBlock(signature.map((form) => linked(broken(form), this.linkTo, name))),
      ...this.members(symbol),
      this.imports(symbol),
      ...this.usedIn(name),
      ...this.fate(name, this.api.fate(name)),
    ];
  }

  private mentioned(type: MentionedType): RootContent[] {
    const { name, signature, members = [] } = type;
    const rows = members.flatMap(([, ...forms]) => forms.map((form) => [codeWith(linked(form, this.linkTo, name))]));
    return [
      heading(this.depth + 1, code(name)),
      paragraph(...prose(this.api.text(name), this.linkTo, name), text(' From '), code(type.package), text('.')),
      signatureBlock(signature.map((form) => linked(broken(form), this.linkTo, name))),
      ...(rows.length > 0
        ? [this.folded(`${rows.length} ${rows.length === 1 ? 'property' : 'properties'}`, [list(rows)])]
        : []),
    ];
  }

  private members({ name, kind, members = [] }: ApiSymbol): RootContent[] {
    if (members.length === 0) return [];
    const words = (member: string) => (this.api.isInternal(name) ? '' : this.api.text(name, member));
    const items = members.map(([member, ...forms]): PhrasingContent[] => [
      ...forms.flatMap((form, index) => [...(index > 0 ? [text(' ')] : []), codeWith(linked(form, this.linkTo, name))]),
      ...(words(member!) ? [text(' '), ...prose(words(member!), this.linkTo, name)] : []),
    ]);
    const what = kind === 'enum' ? 'values' : 'members';
    const block = { ...element('div', { className: 'api-members' }), children: [list(items)] } as never;
    return members.length > OPEN ? [this.folded(`${members.length} ${what}`, [block])] : [block];
  }

  private imports(symbol: ApiSymbol): RootContent {
    const { kind } = symbol;
    const entries = entryPointsOf(this.api.data, symbol).map((entry) => code(entry));
    const what = `${kind[0]!.toUpperCase()}${kind.slice(1)} · import from `;
    return this.aside('api-from', [text(what), ...listed(entries)]);
  }

  private usedIn(name: string): RootContent[] {
    const links = this.api.uses(name).map(({ title, url }) => link(url, text(title)));
    if (links.length === 0) return [];
    return [this.aside('api-from', [text('Used in '), ...listed(links), text('.')])];
  }

  private fate(name: string, fate: Fate): RootContent[] {
    const { label } = this.api.other;
    const there = this.linkThere(name)!;
    if (fate.kind === 'differs') return this.differs(fate, there);
    if (fate.kind === 'absent') return [this.aside('api-fate', [text(`Not in ${label}.`)])];
    if (fate.kind === 'gone') {
      const words = [text(`Gone in ${label}. `), ...prose(fate.instead ?? '', this.linkThere)];
      return [this.aside('api-fate api-fate--gone', words)];
    }
    return [this.aside('api-fate', [link(there, text(`The same in ${label}`)), text('.')])];
  }

  private differs({ importFrom, changes }: Extract<Fate, { kind: 'differs' }>, there: string): RootContent[] {
    const { label } = this.api.other;
    const moved = importFrom ? [text(' Import it from '), code(importFrom), text(' there.')] : [];
    const what = changes.length > 0 ? `Differs in ${label}` : `Moved in ${label}`;
    const line = this.aside('api-fate api-fate--differs', [link(there, text(what)), text('.'), ...moved]);
    if (changes.length === 0) return [line];
    const rows = changes.map(({ sign, text: form, instead }) => [
      {
        ...element(sign === '-' ? 'del' : 'ins', {}, 'mdxJsxTextElement'),
        children: [text(`${sign} ${form}`)],
      } as never,
      ...(instead ? [text(`\n  → ${instead.replaceAll('`', '')}`)] : []),
    ]);
    const count = `${changes.length} ${changes.length === 1 ? 'line' : 'lines'} of difference`;
    return [line, this.folded(count, [signatureBlock(rows)])];
  }

  /** Names of the other release that belong to this page and are not here. */
  private absent(): RootContent[] {
    const { label, base, pages, data } = this.api.other;
    const known = new Set(this.api.data.symbols.map(({ name }) => name));
    const missing = data.symbols.filter(({ name }) => pages.get(name) === this.page && !known.has(name));
    if (missing.length === 0) return [];
    const rows = missing.map(({ name }) => [
      [link(`${base}/${this.page}#${name.toLowerCase()}`, code(name))],
      prose(this.api.replacement(name) ?? this.api.text(name), this.linkTo, name),
    ]);
    const older = missing.some(({ name }) => this.api.replacement(name));
    return [
      heading(this.depth + 1, text(older ? `Gone since ${label}` : `New in ${label}`)),
      {
        ...element('div', { className: 'api-absent' }),
        children: [table(['Name', older ? 'Use instead' : 'What it is'], rows)],
      } as never,
    ];
  }

  private aside(className: string, children: PhrasingContent[]): RootContent {
    return { ...element('p', { className }), children } as never;
  }

  private folded(summary: string, children: RootContent[]): RootContent {
    const line = { ...element('summary'), children: [text(summary)] };
    return { ...element('details', { className: 'api-fold' }), children: [line, ...children] } as never;
  }
}
