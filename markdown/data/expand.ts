import type { Parent, Root, RootContent } from 'mdast';
import { cliNodes, constantNode, envTableNodes, nodeApiNodes, type Attributes } from './components';
import type { Api } from './api';
import { ApiPrinter } from './apiReference';
import type { VersionData } from './data';
import { defaultNode, keptTableNodes } from './kept';
import { errorLinks, errorNodes } from './errorNodes';
import type { NoirPrinter } from './noirNodes';
import { paragraph } from './nodes';
import type { Packed } from '../projects';
import { changeNodes, projectNodes } from '../projects/nodes';

interface Element {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

export interface Failure {
  line: number;
  message: string;
}

const COMPONENTS = new Set([
  'Constant',
  'Default',
  'EnvTable',
  'CliReference',
  'NodeApi',
  'KeptTable',
  'ApiReference',
  'ErrorList',
  'ErrorLinks',
  'NoirIndex',
  'GetProject',
  'ChangeNext',
]);

/** Each part is read only when a page prints some of it. */
export interface Sources {
  data: () => VersionData;
  api: () => Api;
  noir: (depth: number) => NoirPrinter;
  project: (name: string | undefined) => Packed;
}

/**
 * Replaces the data components of a page by the text, tables and headings they stand for. Returns what could not be
 * replaced.
 */
export function expandData(tree: Root, sources: Sources): Failure[] {
  const failures: Failure[] = [];
  let depth = 1;
  const visit = (parent: Parent): void => {
    parent.children = parent.children.flatMap((child): RootContent[] => {
      if (child.type === 'heading') depth = child.depth;
      const element = child as Element;
      if (element.name && COMPONENTS.has(element.name)) return replace(element, child);
      if ('children' in child) visit(child as Parent);
      return [child];
    });
  };
  const replace = (element: Element, child: RootContent): RootContent[] => {
    try {
      return nodesFor(element, sources, depth);
    } catch (error) {
      const message = `<${element.name}>: ${(error as Error).message}`;
      failures.push({ line: element.position?.start.line ?? 1, message });
      return [child];
    }
  };
  visit(tree);
  return failures;
}

function nodesFor(element: Element, { data, api, noir, project }: Sources, depth: number): RootContent[] {
  const attributes = attributesOf(element);
  const inline = element.type === 'mdxJsxTextElement';
  if (element.name === 'Constant' || element.name === 'Default') {
    const node = (element.name === 'Constant' ? constantNode : defaultNode)(attributes, data());
    return [inline ? node : paragraph(node)];
  }
  if (inline) throw new Error('it prints blocks: put it on a line of its own, with blank lines around it');
  if (element.name === 'KeptTable') return keptTableNodes(attributes, data());
  if (element.name === 'EnvTable') return envTableNodes(attributes, data());
  if (element.name === 'CliReference') return cliNodes(attributes, data(), depth);
  if (element.name === 'ApiReference') return new ApiPrinter(api(), attributes.page ?? '', depth).nodes();
  if (element.name === 'NoirIndex') return attributes.area ? noir(depth).area(attributes.area) : noir(depth).list();
  if (element.name === 'GetProject') return projectNodes(project(attributes.name));
  if (element.name === 'ChangeNext') return changeNodes(project(attributes.name));
  if (element.name === 'ErrorList') return errorNodes(attributes.area, data().errors(), depth);
  if (element.name === 'ErrorLinks') return errorLinks(attributes.area, data().errors());
  return nodeApiNodes(data(), depth);
}

function attributesOf({ attributes = [] }: Element): Attributes {
  const plain = attributes.filter((attribute) => typeof attribute.value === 'string' && attribute.name);
  return Object.fromEntries(plain.map(({ name, value }) => [name!, value as string]));
}
