import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ComparisonData } from '../../../core/compare/comparison';
import { PageLink } from './PageLink';
import { useNames, withArticle } from './versionNames';

/** A page that only one version has. */
export function Lone({ old, new: newer, nearest, replacedBy, sections }: ComparisonData): ReactNode {
  const names = useNames();
  const [own, other] = old ? [names.old, names.new] : [names.new, names.old];
  return (
    <>
      <p>
        <PageLink page={(old ?? newer)!} /> is a page of {withArticle(own)}; {withArticle(other)} has no page of its own
        for it.
        {nearest && (
          <>
            {' '}
            {replacedBy ? 'What it says went to' : 'The page nearest to it is'}{' '}
            <PageLink page={nearest} version={other} />.
          </>
        )}
      </p>
      <h2>Its sections</h2>
      <ul>
        {sections.map((section, i) => (
          <li key={i}>
            <Link to={(section.old ?? section.new)!}>{section.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
