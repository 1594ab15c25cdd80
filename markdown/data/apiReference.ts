import type { RootContent } from 'mdast';
import { API_PAGES, MENTIONED_PAGES } from '../../core/api/pages';
import { entryPointsOf, type ApiSymbol } from '../../core/api/types';
import { element } from '../page-source/jsx';
import type { Api } from './api';
import { aside } from './apiBlocks';
import { absentNodes } from './apiFate';
import { apiPlace, type ApiPlace } from './apiPlace';
import { mentionedNodes, symbolNodes } from './apiSymbol';
import { code, heading, link, listed, moved, text } from './nodes';

export class ApiPrinter {
  private readonly place: ApiPlace;

  constructor(
    private readonly api: Api,
    private readonly page: string,
    private readonly depth: number,
  ) {
    this.place = apiPlace(api, page, depth);
  }

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
      ...members.flatMap((symbol) => symbolNodes(this.place, symbol)),
    ]);
    return [...printed, ...this.movedOn(), ...absentNodes(this.place)];
  }

  private symbolsOf(page: string): ApiSymbol[] {
    return this.api.data.symbols.filter(({ name }) => this.api.pages.get(name) === page);
  }

  /** Names that stood here before they had a page of their own. */
  private movedOn(): RootContent[] {
    return API_PAGES.filter(({ before }) => before === this.page).flatMap(({ slug, title }) => {
      const names = this.symbolsOf(slug).map(({ name }) =>
        moved(name.toLowerCase(), this.place.linkTo(name)!, code(name)),
      );
      const page = link(`./${slug}.md`, text('a page of their own'));
      return [
        heading(this.depth + 1, text(title)),
        aside('api-names', [text('On '), page, text(': '), ...listed(names)]),
      ];
    });
  }

  /** Too many, and met too seldom, for the search. */
  private types(): RootContent[] {
    const types = this.api.data.mentioned.filter(({ name }) => this.api.pages.get(name) === this.page);
    const children = types.flatMap((type) => mentionedNodes(this.place, type));
    return [{ ...element('div', { className: 'api-types' }), children } as never];
  }

  private homeOf(symbol: ApiSymbol): string {
    const entries = entryPointsOf(this.api.data, symbol);
    const { entryPoints } = API_PAGES.find(({ slug }) => slug === this.page)!;
    return entries.find((entry) => entryPoints.test(entry.replace('@aztec/', ''))) ?? entries[0]!;
  }
}
