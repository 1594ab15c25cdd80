import { addRecent, clearRecents, readRecents } from './recents';
import { currentVersion, searchUrl } from './scope';
import { Session, type State } from './session';
import { developmentNote, didYouMean, el, failure, hitLink, nothingFound, suggestions } from './view';

const LIMIT = 8;
const OPTION = '[role="option"]';

class SearchDialog {
  private readonly input = el('input', {
    class: 'search__input',
    type: 'text',
    name: 'q',
    role: 'combobox',
    'aria-label': 'Search docs',
    'aria-expanded': 'false',
    'aria-controls': 'search-options',
    'aria-autocomplete': 'list',
    placeholder: 'Search docs',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: '200',
  });
  private readonly version = el('input', { type: 'hidden', name: 'version' });
  private readonly list = el('div', { id: 'search-options', role: 'listbox', 'aria-label': 'Search results' });
  private readonly before = el('div');
  private readonly after = el('div');
  private readonly status = el('p', { class: 'visually-hidden', role: 'status' });
  private readonly dialog = el(
    'dialog',
    { class: 'search', 'aria-label': 'Search docs' },
    el(
      'form',
      { class: 'search__bar', action: '/search', role: 'search' },
      this.input,
      this.version,
      el('button', { type: 'button', class: 'search__close', 'data-search-close': true }, 'Close'),
    ),
    this.status,
    el('div', { class: 'search__body' }, this.before, this.list, this.after),
  );
  private readonly session = new Session((state) => this.show(state));
  /** The query that the list answers. */
  private shown = '';
  private active = -1;
  private opener: HTMLElement | undefined;

  constructor() {
    this.input.addEventListener('input', () => this.ask());
    this.dialog.addEventListener('keydown', (event) => this.onKey(event));
    this.dialog.addEventListener('click', (event) => this.onClick(event));
    this.dialog.addEventListener('close', () => this.onClose());
    this.list.addEventListener('pointermove', ({ target }) => {
      const option = (target as Element).closest(OPTION);
      if (option) this.activate(this.options().indexOf(option as HTMLElement), false);
    });
    document.body.append(this.dialog);
    this.show({ kind: 'idle' });
  }

  warm(): void {
    if (__PRODUCTION__) this.session.warm(currentVersion()).catch(() => undefined);
  }

  open(opener?: HTMLElement): void {
    if (this.dialog.open) return;
    document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((other) => other.close());
    this.opener = opener;
    this.version.value = currentVersion();
    this.warm();
    this.dialog.showModal();
    this.input.focus();
    this.input.select();
    this.ask();
  }

  private onClose(): void {
    // Safari does not focus a button that is clicked, so the browser alone would not bring focus back to it.
    if (document.activeElement === document.body) this.opener?.focus();
  }

  private ask(): void {
    this.session.run({ query: this.input.value, version: currentVersion(), limit: LIMIT, page: 1 });
  }

  private search(query: string): void {
    this.input.value = query;
    this.input.focus();
    this.ask();
  }

  private options(): HTMLElement[] {
    return [...this.list.querySelectorAll<HTMLElement>(OPTION)];
  }

  private activate(next: number, scroll = true): void {
    const options = this.options();
    options[this.active]?.setAttribute('aria-selected', 'false');
    this.active = next;
    const option = options[next];
    option?.setAttribute('aria-selected', 'true');
    if (option) this.input.setAttribute('aria-activedescendant', option.id);
    else this.input.removeAttribute('aria-activedescendant');
    if (scroll) option?.scrollIntoView({ block: 'nearest' });
  }

  private onKey(event: KeyboardEvent): void {
    const count = this.options().length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) {
      event.preventDefault();
      this.activate((this.active + step + count) % count);
    }
    if (event.key !== 'Enter' || event.target !== this.input || event.isComposing) return;
    const option = this.options()[this.active];
    // Too early: the list answers an older query. The form leads to the search page instead.
    if (!option || this.shown !== this.input.value) return;
    event.preventDefault();
    if ((event.ctrlKey || event.metaKey) && option instanceof HTMLAnchorElement) {
      addRecent(this.input.value);
      open(option.href, '_blank', 'noopener');
    } else option.click();
  }

  private onClick(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    const again = target.closest<HTMLElement>('[data-search-try]')?.dataset.searchTry;
    if (target === this.dialog || target.closest('[data-search-close]')) return this.dialog.close();
    if (again !== undefined) return this.search(again);
    if (target.closest('[data-search-clear]')) {
      clearRecents();
      this.show({ kind: 'idle' });
      return this.input.focus();
    }
    if (!target.closest('a')) return;
    addRecent(this.input.value);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!elsewhere) this.dialog.close();
  }

  private show(state: State): void {
    // The same results, now with snippets: what the reader has chosen stays chosen.
    const again = state.kind === 'results' && state.request.query === this.shown ? Math.max(this.active, 0) : 0;
    this.before.replaceChildren();
    this.after.replaceChildren(...developmentNote());
    this.shown = state.kind === 'idle' ? '' : state.request.query;
    if (state.kind === 'results' && state.result.hits.length) this.showHits(state);
    else {
      this.list.replaceChildren();
      if (state.kind === 'idle') this.showStart();
      else this.after.prepend(...(state.kind === 'failed' ? failure() : nothingFound(state.request.query.trim())));
      this.status.textContent = this.after.querySelector('.search-message')?.textContent ?? '';
    }
    const count = this.options().length;
    this.input.setAttribute('aria-expanded', String(count > 0));
    this.activate(state.kind === 'results' && count ? Math.min(again, count - 1) : -1);
  }

  private showStart(): void {
    const recents = readRecents();
    this.list.replaceChildren(
      ...recents.map((query, i) =>
        el(
          'div',
          { role: 'option', id: `search-option-${i}`, class: 'search-recent', 'data-search-try': query },
          query,
        ),
      ),
    );
    this.after.prepend(...suggestions());
    if (recents.length === 0) return;
    this.before.append(el('p', { class: 'search-note' }, 'Recent searches, kept on this device only'));
    this.after.prepend(
      el('button', { type: 'button', class: 'search__clear', 'data-search-clear': true }, 'Clear recent searches'),
    );
  }

  private showHits({ request, result }: State & { kind: 'results' }): void {
    const { total, hits, suggestion } = result;
    const option = (i: number) => ({
      role: 'option',
      id: `search-option-${i}`,
      tabindex: '-1',
      'aria-selected': 'false',
    });
    const all = `See all ${total} ${total === 1 ? 'result' : 'results'}`;
    this.list.replaceChildren(
      ...hits.map((hit, i) => hitLink(hit, option(i))),
      el(
        'a',
        { class: 'search__all', href: searchUrl(request.query.trim(), request.version), ...option(hits.length) },
        all,
      ),
    );
    if (suggestion) this.before.append(didYouMean(suggestion));
    this.status.textContent = `${total} ${total === 1 ? 'result' : 'results'}`;
  }
}

let dialog: SearchDialog | undefined;
const theDialog = (): SearchDialog => (dialog ??= new SearchDialog());

export const openSearch = (opener?: HTMLElement): void => theDialog().open(opener);
export const warmSearch = (): void => theDialog().warm();
