import React, { memo, type ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { trustedHtml } from '../../bridge/trustedHtml';
import { Dropdown } from '../dropdown';
import { Letters, lettersOf } from './Letters';
import { useActiveHeading } from './useActiveHeading';

interface Props {
  toc: readonly TOCItem[];
  variant: 'desktop' | 'mobile' | 'letters';
  /** Deepest level shown; a page with very many headings sets 2. */
  maxLevel?: number;
}

/** Of all the links, a scroll changes two: the others are not rendered again. */
const TocLink = memo(function TocLink({ item, active }: { item: TOCItem; active: boolean }): ReactNode {
  const text = trustedHtml(item.value);
  return <a href={`#${item.id}`} aria-current={active ? 'location' : undefined} dangerouslySetInnerHTML={text} />;
});

const Links = ({ items, active }: { items: readonly TOCItem[]; active?: string }): ReactNode =>
  items.map((item) => (
    <li key={item.id} data-level={item.level}>
      <TocLink item={item} active={item.id === active} />
    </li>
  ));

/** The headings of a page: beside the text on wide screens, a menu above it on narrow ones; a glossary's letters. */
export function Toc({ toc, variant, maxLevel = 3 }: Props): ReactNode {
  const items = toc.filter(({ level }) => level >= 2 && level <= maxLevel);
  if (items.length === 0) return null;
  const letters = lettersOf(items);
  if (variant === 'letters') return letters.length > 0 && <Letters letters={letters} />;
  if (letters.length > 0) return null;
  if (variant === 'mobile') {
    return (
      <Dropdown className="toc toc--mobile" summary={{ children: 'On this page' }}>
        <Links items={items} />
      </Dropdown>
    );
  }
  return <DesktopToc items={items} />;
}

function DesktopToc({ items }: { items: readonly TOCItem[] }): ReactNode {
  const active = useActiveHeading(items.map(({ id }) => id));
  return (
    <nav className="toc toc--desktop" aria-label="On this page">
      <p className="toc__title">On this page</p>
      <ul>
        <Links items={items} active={active} />
      </ul>
    </nav>
  );
}
