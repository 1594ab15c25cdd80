import type { Parent, Root, RootContent } from 'mdast';
import { cliNodes, constantNode, envTableNodes, nodeApiNodes, type Attributes } from './components';
import type { VersionData } from './data';
import { errorNodes } from './errorNodes';
import { paragraph } from './nodes';

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

const COMPONENTS = new Set(['Constant', 'EnvTable', 'CliReference', 'NodeApi', 'ErrorList']);

/**
 * Replaces the data components of a page by the text, tables and headings they stand for. The data is asked for only
 * when a page has a component. Returns what could not be replaced.
 */
export function expandData(tree: Root, data: () => VersionData): Failure[] {
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
      return nodesFor(element, data(), depth);
    } catch (error) {
      const message = `<${element.name}>: ${(error as Error).message}`;
      failures.push({ line: element.position?.start.line ?? 1, message });
      return [child];
    }
  };
  visit(tree);
  return failures;
}

function nodesFor(element: Element, data: VersionData, depth: number): RootContent[] {
  const attributes = attributesOf(element);
  const inline = element.type === 'mdxJsxTextElement';
  if (element.name === 'Constant') {
    const node = constantNode(attributes, data);
    return [inline ? node : paragraph(node)];
  }
  if (inline) throw new Error('it prints blocks: put it on a line of its own, with blank lines around it');
  if (element.name === 'EnvTable') return envTableNodes(attributes, data);
  if (element.name === 'CliReference') return cliNodes(attributes, data, depth);
  if (element.name === 'ErrorList') return errorNodes(attributes.area, data.errors(), depth);
  return nodeApiNodes(data, depth);
}

function attributesOf({ attributes = [] }: Element): Attributes {
  const plain = attributes.filter((attribute) => typeof attribute.value === 'string' && attribute.name);
  return Object.fromEntries(plain.map(({ name, value }) => [name!, value as string]));
}
