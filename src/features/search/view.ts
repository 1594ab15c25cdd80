import type { Hit, Segment } from '../../../core/search/types';

type Attributes = Record<string, string | boolean | undefined>;

/** An element from attributes and children; strings become text, so nothing in a result can be markup. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  element.append(...children);
  return element;
}

const marked = (segments: readonly Segment[]): (Node | string)[] =>
  segments.map(({ text, mark }) => (mark ? el('mark', {}, text) : text));

/** Docusaurus calls the version that is not released yet 'current'. */
const versionName = (version: string): string => (version === 'current' ? 'nightly' : version);

/** One result: where it is, what it is called, what it says, and in which version. */
export function hitLink(hit: Hit, attributes: Attributes = {}): HTMLAnchorElement {
  return el(
    'a',
    { class: 'search-hit', href: hit.url, ...attributes },
    el(
      'span',
      { class: 'search-hit__path' },
      el('span', {}, hit.path.join(' › ')),
      el('small', {}, versionName(hit.version)),
    ),
    el('span', { class: 'search-hit__title' }, ...marked(hit.title)),
    ...(hit.snippet.length
      ? [el(hit.code ? 'code' : 'span', { class: 'search-hit__text' }, ...marked(hit.snippet))]
      : []),
  );
}

/** What readers ask for most, for when there is nothing to show yet. */
const TRY = ['Install the sandbox', 'Deploy a contract', 'Pay fees', 'Private state', 'Run a node', 'Migration notes'];

const choice = (query: string): HTMLElement =>
  el('li', {}, el('button', { type: 'button', class: 'search-try', 'data-search-try': query }, query));

export const suggestions = (): Node[] => [
  el('p', { class: 'search-note' }, 'Try searching for'),
  el('ul', { class: 'search-tries' }, ...TRY.map(choice)),
];

export const nothingFound = (query: string): Node[] => [
  el('p', { class: 'search-message' }, 'No results for ', el('b', {}, `“${query}”`)),
  ...suggestions(),
];

export const failure = (): Node[] => [
  el('p', { class: 'search-message' }, el('b', {}, 'Unable to fetch results')),
  el('p', { class: 'search-note' }, 'You might want to check your network connection.'),
];

export const didYouMean = (suggestion: string): Node =>
  el(
    'p',
    { class: 'search-note' },
    'Did you mean ',
    el('button', { type: 'button', class: 'search-try', 'data-search-try': suggestion }, suggestion),
    '?',
  );

/** `docusaurus start` makes no index. */
export const developmentNote = (): Node[] =>
  __PRODUCTION__ || __ENV__.search.mode === 'typesense'
    ? []
    : [el('p', { class: 'search-note' }, 'The search index is made by the build: npm run build, then npm run serve.')];
