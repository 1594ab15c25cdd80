import type { Blockquote, Heading, List, Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { text } from '../data/nodes';
import { asBlocks, attribute, isJsx, unravel, type JsxNode } from './jsx';

interface Directive extends Parent {
  name: string;
}

const strong = (...children: PhrasingContent[]): Paragraph => {
  const plain = children.flatMap((child) => (child.type === 'strong' ? child.children : [child]));
  return { type: 'paragraph', children: [{ type: 'strong', children: plain }] };
};

/** Its class says to the comparison what it is about. */
const paragraphOf = (children: RootContent[], className?: string): Paragraph => ({
  type: 'paragraph',
  children: children as never,
  ...(className && { data: { className } as never }),
});

/** The class of what a page says of its project to take away. */
export const PROJECT = 'project';

/** Turns what only this site understands into Markdown that any reader does. */
class Flattener {
  constructor(private readonly source: string) {}

  children(parent: Parent): RootContent[] {
    return (parent.children as RootContent[]).flatMap(unravel).flatMap((child) => this.node(child));
  }

  /** The same for a place that holds blocks alone. */
  blocks(parent: Parent): RootContent[] {
    return asBlocks(this.children(parent));
  }

  private node(node: RootContent): RootContent[] {
    if (isJsx(node)) return this.element(node);
    switch (node.type as string) {
      case 'yaml':
      case 'toml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [];
      case 'containerDirective':
        return [this.admonition(node as unknown as Directive)];
      case 'textDirective':
      case 'leafDirective':
        return [this.asWritten(node as unknown as Directive)];
    }
    if ('children' in node) (node as Parent).children = this.children(node as Parent) as never;
    return [node];
  }

  private element(node: JsxNode): RootContent[] {
    switch (node.name) {
      case 'Cards':
        return [this.cards(node)];
      case 'TabItem':
        return [strong(text(attribute(node, 'label') ?? attribute(node, 'value') ?? '')), ...this.blocks(node)];
      case 'summary':
        return [strong(...(this.inline(node) as PhrasingContent[]))];
      case 'br':
        return [{ type: 'break' }];
      case 'pre':
        return [{ type: 'code', lang: 'ts', value: toString(node) }];
      case 'code':
        return [{ type: 'inlineCode', value: toString(node) }];
      case 'p':
        return [paragraphOf(this.inline(node), attribute(node, 'className'))];
      case 'img':
        return [{ type: 'image', url: attribute(node, 'src') ?? '', alt: attribute(node, 'alt') ?? '' }];
      case 'ChangeNext':
        // The README of the project has it too.
        return [];
      case 'GetProject':
        return this.blocks(node).map((block) => ({ ...block, data: { className: PROJECT } as never }));
      case 'a':
      case 'ProjectLink':
        return [{ type: 'link', url: attribute(node, 'href') ?? '', children: this.inline(node) as never }];
    }
    return node.type === 'mdxJsxFlowElement' ? this.blocks(node) : this.children(node);
  }

  private inline(node: Parent): RootContent[] {
    return this.children(node).flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  }

  private cards(node: JsxNode): List {
    const cards = (node.children as RootContent[])
      .flatMap(unravel)
      .filter((child): child is never => isJsx(child)) as JsxNode[];
    return {
      type: 'list',
      ordered: false,
      spread: false,
      children: cards.map((card) => {
        const title: PhrasingContent = {
          type: 'link',
          url: attribute(card, 'href') ?? '',
          children: [text(attribute(card, 'title') ?? '')],
        };
        const [first, ...rest] = this.blocks(card);
        const lead: Paragraph = { type: 'paragraph', children: [title] };
        if (first?.type === 'paragraph') lead.children.push(text(': '), ...first.children);
        const others = first && first.type !== 'paragraph' ? [first, ...rest] : rest;
        return { type: 'listItem', spread: others.length > 0, children: [lead, ...others] as never };
      }),
    };
  }

  private admonition(node: Directive): Blockquote {
    const [first] = node.children as Paragraph[];
    const label = (first?.data as { directiveLabel?: boolean } | undefined)?.directiveLabel ? first : undefined;
    const title = label
      ? (this.children(label) as PhrasingContent[])
      : [text(node.name[0]!.toUpperCase() + node.name.slice(1))];
    const body = this.blocks({ type: 'root', children: node.children.slice(label ? 1 : 0) } as Root);
    return { type: 'blockquote', children: [strong(...title), ...body] as never };
  }

  /** `:8080` and the like in a sentence is no directive. */
  private asWritten({ position }: Directive): RootContent {
    return text(this.source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)) as RootContent;
  }
}

export function flatten(tree: Root, source: string): void {
  tree.children = new Flattener(source).blocks(tree);
}

/** Takes `{#id}` off a heading. */
export function takeHeadingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [, before, id] = /^(.*?)\s*\{#([\w-]+)\}\s*$/s.exec(last.value) ?? [];
  if (id === undefined) return undefined;
  last.value = before!;
  if (last.value === '') heading.children.pop();
  return id;
}
