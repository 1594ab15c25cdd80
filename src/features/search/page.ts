import { addRecent } from './recents';
import { currentVersion, isVersion, searchUrl } from './scope';
import { Session, type Request, type State } from './session';
import { developmentNote, didYouMean, el, failure, hitLink, nothingFound, suggestions } from './view';

const LIMIT = 15;
const FORM = '[data-search-page]';

const formOf = () => document.querySelector<HTMLFormElement>(FORM);
const field = <T extends HTMLElement>(name: string) => formOf()?.elements.namedItem(name) as T | null;

function fromUrl(): Request {
  const params = new URLSearchParams(location.search);
  const version = params.get('version');
  const page = Number(params.get('page'));
  return {
    query: params.get('q') ?? '',
    version: isVersion(version) ? version : currentVersion(),
    limit: LIMIT,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function fromForm(): Request {
  const version = field<HTMLSelectElement>('version')?.value ?? null;
  return {
    query: field<HTMLInputElement>('q')?.value ?? '',
    version: isVersion(version) ? version : currentVersion(),
    limit: LIMIT,
    page: 1,
  };
}

function pager({ query, version, page }: Request, total: number): Node[] {
  const pages = Math.ceil(total / LIMIT);
  if (pages < 2) return [];
  const link = (to: number, text: string, rel: string) =>
    to < 1 || to > pages
      ? []
      : [el('a', { class: 'button button--plain', href: searchUrl(query, version, to), rel }, text)];
  return [
    el(
      'nav',
      { class: 'search-pager', 'aria-label': 'Pages of results' },
      ...link(page - 1, 'Previous', 'prev'),
      el('span', {}, `Page ${page} of ${pages}`),
      ...link(page + 1, 'Next', 'next'),
    ),
  ];
}

function content(state: State): Node[] {
  if (state.kind === 'idle') return suggestions();
  if (state.kind === 'failed') return failure();
  const { request, result } = state;
  const { hits, total, suggestion } = result;
  if (hits.length === 0) return nothingFound(request.query.trim());
  const count = `${total} ${total === 1 ? 'result' : 'results'} for “${request.query.trim()}”`;
  return [
    el('h2', { class: 'search-count', tabindex: '-1' }, count),
    ...(suggestion ? [didYouMean(suggestion)] : []),
    el(
      'ol',
      { class: 'search-list', start: String((request.page - 1) * LIMIT + 1) },
      ...hits.map((hit) => el('li', {}, hitLink(hit))),
    ),
    ...pager(request, total),
  ];
}

const warm = () => void session.warm(fromForm().version).catch(() => undefined);

let focusResults = false;
const session = new Session((state) => {
  const place = document.querySelector('[data-search-results]');
  if (!place) return;
  place.replaceChildren(...content(state), ...developmentNote());
  const status = document.querySelector('[data-search-status]');
  if (status) status.textContent = place.querySelector('.search-count, .search-message')?.textContent ?? '';
  if (focusResults) place.querySelector<HTMLElement>('.search-count')?.focus();
  focusResults = false;
});

/** The address always tells what is shown. Typing replaces it; a new page of results can be gone back from. */
function run(request: Request, history: 'push' | 'replace' | 'keep' = 'replace'): void {
  if (history !== 'keep') {
    const url = searchUrl(request.query, request.version, request.page);
    window.history[`${history}State`](window.history.state, '', url);
  }
  session.run(request);
}

function readUrl(): void {
  const request = fromUrl();
  const [input, select] = [field<HTMLInputElement>('q'), field<HTMLSelectElement>('version')];
  if (!input || !select) return;
  input.value = request.query;
  select.value = request.version;
  if (request.query.trim()) warm();
  run(request, 'keep');
}

/** Arrow keys go through the results, and back to the field from the first. */
function onArrow(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...document.querySelectorAll<HTMLElement>('[data-search-results] .search-hit')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const input = field<HTMLInputElement>('q');
  if (!step || links.length === 0 || (at < 0 && (document.activeElement !== input || step < 0))) return;
  event.preventDefault();
  (at + step < 0 ? input : (links[at + step] ?? links[at]))?.focus();
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (!target.closest('[data-search-results]')) return;
  const again = target.closest<HTMLElement>('[data-search-try]')?.dataset.searchTry;
  const input = field<HTMLInputElement>('q');
  if (again !== undefined && input) {
    input.value = again;
    input.focus();
    return run(fromForm());
  }
  if (target.closest('.search-hit')) return addRecent(input?.value ?? '');
  const page = target.closest<HTMLAnchorElement>('.search-pager a');
  if (!page || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  focusResults = true;
  window.history.pushState(window.history.state, '', page.href);
  readUrl();
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  const inForm = ({ target }: Event) => (target as Element).closest(FORM);
  document.addEventListener('focusin', (event) => inForm(event) && warm());
  document.addEventListener('input', (event) => inForm(event) && run(fromForm()));
  document.addEventListener('submit', (event) => {
    if (!inForm(event)) return;
    event.preventDefault();
    run(fromForm());
  });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onArrow);
  addEventListener('popstate', () => location.pathname === '/search' && readUrl());
}

export function fillSearchPage(): void {
  listen();
  readUrl();
}
