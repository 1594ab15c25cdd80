import React, { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Card } from './Card';
import { useCard } from './useCard';
import { useDefinition } from './definitions';

/**
 * A link to the glossary that shows what the term means: on hover, on focus and on the first tap. Without React, or
 * where the definitions do not load, it is the link that it looks like.
 */
export function Term(props: ComponentProps<typeof Link>): ReactNode {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const { open, forLink, forCard } = useCard(link);
  const definition = useDefinition(props.href ?? '', open);
  return (
    <>
      <Link {...props} ref={link} {...forLink} aria-describedby={definition && id} />
      {definition && (
        <Card id={id} link={link} {...forCard}>
          {definition}
        </Card>
      )}
    </>
  );
}
