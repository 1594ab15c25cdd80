import type { PhrasingContent, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { code, list, paragraph, text, type Cell } from '../data/nodes';
import { element } from '../page-source/jsx';
import type { Archive, Packed } from '.';

const kilobytes = (bytes: Uint8Array): string => `${Math.ceil(bytes.length / 1024)} KB`;

const SAYS = { end: 'as it ends', start: 'as it starts' };

/** A link that a browser saves; it leads to no page. */
function archiveLink({ part, href, saveAs, bytes }: Archive): Cell {
  const link = element('ProjectLink', { href, download: saveAs }, 'mdxJsxTextElement');
  link.children = [text(SAYS[part])];
  return [link as unknown as PhrasingContent, text(` (zip, ${kilobytes(bytes)})`)];
}

/** About the page and not what it says: search and comparison leave it out. */
function aside(name: string, ...children: RootContent[]): RootContent[] {
  const node = element(name);
  node.children = children;
  return [node as unknown as RootContent];
}

/** What a page says at its top. */
export function projectNodes({ project, archives }: Packed): RootContent[] {
  const links = archives.flatMap((archive, i) => [text(i > 0 ? ' or ' : ' '), ...archiveLink(archive)]);
  const rest = project.sandbox ? ' in its folder builds it and runs it on your sandbox.' : ' in its folder builds it.';
  const title: PhrasingContent = { type: 'strong', children: [text('Get the project')] };
  return aside('GetProject', paragraph(title, ...links, text('. '), code('node run.mjs'), text(rest)));
}

const parser = unified().use(remarkParse);

/** Markdown of one line. */
const inline = (source: string): Cell =>
  parser.parse(source).children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));

/** What it says at its end. */
export function changeNodes({ project }: Packed): RootContent[] {
  return aside(
    'ChangeNext',
    paragraph(text('Change the project:')),
    list(project.next.map(inline)),
    paragraph(text('Or read on:')),
  );
}
