import { escapeHtml } from '../../core/html';

export interface Entry {
  /** Of the entry for ever, from any build. */
  id: string;
  title: string;
  updated: string;
  /** The difference, or else the page. */
  link: string;
  /** The page, where the link is to a difference. */
  page?: string;
  /** What it is about, for who filters. */
  topics: string[];
  /** What changed, in a line each, as HTML. */
  lines: string[];
  /** All of it, as HTML. */
  content?: string;
}

export interface Feed {
  id: string;
  title: string;
  subtitle: string;
  /** Where it is published, and the page that it is about. */
  self: string;
  page: string;
  entries: Entry[];
}

type Attributes = Record<string, string>;

const open = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)].join(' ');
const empty = (name: string, attributes: Attributes): string => `<${open(name, attributes)}/>`;
const element = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${open(name, attributes)}>${escapeHtml(text)}</${name}>`;

const entryXml = (entry: Entry): string[] => [
  '<entry>',
  element('id', entry.id),
  element('title', entry.title),
  element('updated', entry.updated),
  empty('link', { rel: 'alternate', type: 'text/html', href: entry.link }),
  ...(entry.page ? [empty('link', { rel: 'related', type: 'text/html', href: entry.page })] : []),
  ...entry.topics.map((term) => empty('category', { term })),
  element('summary', entry.lines.map((line) => `<p>${line}</p>`).join(''), { type: 'html' }),
  ...(entry.content ? [element('content', entry.content, { type: 'html' })] : []),
  '</entry>',
];

/** RFC 4287. Nothing in it is of the build: the same changes give the same bytes. */
export function atomXml({ id, title, subtitle, self, page, entries }: Feed): string {
  const updated = entries.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), '');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', id),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated),
    empty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    empty('link', { rel: 'alternate', type: 'text/html', href: page }),
    '<author><name>Aztec documentation</name></author>',
    ...entries.flatMap(entryXml),
    '</feed>',
    '',
  ].join('\n');
}
