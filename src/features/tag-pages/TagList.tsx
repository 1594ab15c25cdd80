import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';

export function TagList({ tags }: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label));
  return (
    <main className="plain-page">
      <PageMetadata title="Tags" description="All topics of the documentation, with the number of pages on each." />
      <SearchMetadata tag="doc_tags_list" />
      <h1>Tags</h1>
      <p>Every page carries one or more topics. Choose one to see its pages.</p>
      <ul className="tags tags--all">
        {sorted.map((tag) => (
          <li key={tag.permalink}>
            <Link className="tag" to={tag.permalink}>
              {tag.label} <span className="tag__count">{tag.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
