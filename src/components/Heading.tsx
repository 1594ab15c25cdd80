import React, { isValidElement, type ComponentProps, type PropsWithChildren, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type Props = ComponentProps<'h2'> & { as: Level };

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<PropsWithChildren>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** A heading with a direct link to itself, which is no part of its name. */
export function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  if (As === 'h1' || !id)
    return (
      <As {...props} id={id}>
        {children}
      </As>
    );
  const name = textOf(children);
  return (
    <As {...props} id={id} aria-label={name}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} translate="no" />
    </As>
  );
}

const levels: Level[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const heading = (as: Level) => (props: ComponentProps<'h2'>) => <Heading as={as} {...props} />;
export const headings = Object.fromEntries(levels.map((level) => [level, heading(level)]));
