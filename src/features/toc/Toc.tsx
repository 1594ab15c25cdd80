import React, { type ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';

interface Props {
  toc: readonly TOCItem[];
  variant: 'desktop' | 'mobile';
  /** Deepest level shown; a page with very many headings sets 2. */
  maxLevel?: number;
}

function Links({ items }: { items: readonly TOCItem[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} data-level={item.level}>
          <a href={`#${item.id}`} dangerouslySetInnerHTML={{ __html: item.value }} />
        </li>
      ))}
    </ul>
  );
}

/** The headings of a page: beside the text on wide screens, folded above it on narrow ones. */
export function Toc({ toc, variant, maxLevel = 3 }: Props): ReactNode {
  const items = toc.filter(({ level }) => level >= 2 && level <= maxLevel);
  if (items.length === 0) return null;
  if (variant === 'mobile') {
    return (
      <details className="toc toc--mobile">
        <summary>On this page</summary>
        <Links items={items} />
      </details>
    );
  }
  return (
    <nav className="toc toc--desktop" aria-label="On this page" data-toc-spy>
      <p className="toc__title">On this page</p>
      <Links items={items} />
    </nav>
  );
}
