import React, { type ComponentProps, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type Props = ComponentProps<'h2'> & { as: Level };

/** A heading with a direct link to itself. */
export function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  if (As === 'h1' || !id)
    return (
      <As {...props} id={id}>
        {children}
      </As>
    );
  const name = typeof children === 'string' ? children : id.replaceAll('-', ' ');
  return (
    <As {...props} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} translate="no" />
    </As>
  );
}

const levels: Level[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const heading = (as: Level) => (props: ComponentProps<'h2'>) => <Heading as={as} {...props} />;
export const headings = Object.fromEntries(levels.map((level) => [level, heading(level)]));
