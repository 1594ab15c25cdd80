import React, { type ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';

const LEVELS = [2, 3];

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
export function Toc({ toc, variant }: { toc: readonly TOCItem[]; variant: 'desktop' | 'mobile' }): ReactNode {
  const items = toc.filter((item) => LEVELS.includes(item.level));
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
