import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { noteAnchor, NOTES_PAGE } from '../../core/compare/migrationNote';
import { NIGHTLY } from '../../core/versions';
import { link, text } from '../data/nodes';
import { element } from '../page-source/jsx';

const PAGE = `/${NIGHTLY.folder}/${NOTES_PAGE}.md`;
const ID = /\{#([\w-]+)\}\s*$/;

/** Notes are the sections of this depth. */
const idOf = (node: Heading): string | undefined => (node.depth === 3 ? ID.exec(toString(node))?.[1] : undefined);

const linkTo = (id: string): RootContent =>
  ({
    ...element('p', { className: 'api-from' }),
    children: [link(`/compare#${noteAnchor(id)}`, text('Pages that this touches'))],
  }) as never;

/** Remark plugin: each migration note of the nightly ends with a link to the pages that it touches. */
export default function noteLinks() {
  return (tree: Root, file: { path: string }): void => {
    if (!file.path.replaceAll('\\', '/').endsWith(PAGE)) return;
    let note: string | undefined;
    const end = (): RootContent[] => (note ? [linkTo(note)] : []);
    const children = tree.children.flatMap((node) => {
      if (node.type !== 'heading') return [node];
      const before = end();
      note = idOf(node);
      return [...before, node];
    });
    tree.children = [...children, ...end()];
  };
}
