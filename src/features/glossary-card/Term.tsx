import React, { useCallback, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { FloatingCard } from '../../components/FloatingCard';
import { useCard } from '../../components/useCard';
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
  // Under its first line.
  const at = useCallback(() => link.current!.getClientRects()[0]!, []);
  return (
    <>
      <Link {...props} ref={link} {...forLink} aria-describedby={definition && id} />
      {definition && (
        <FloatingCard id={id} at={at} {...forCard}>
          {definition}
        </FloatingCard>
      )}
    </>
  );
}
