import type { PhrasingContent, RootContent } from 'mdast';
import { element } from '../page-source/jsx';
import { text } from './nodes';

export function aside(className: string, children: PhrasingContent[]): RootContent {
  return { ...element('p', { className }), children } as never;
}

export function folded(summary: string, children: RootContent[]): RootContent {
  const line = { ...element('summary'), children: [text(summary)] };
  return { ...element('details', { className: 'api-fold' }), children: [line, ...children] } as never;
}
