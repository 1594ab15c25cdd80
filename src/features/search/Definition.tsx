import React, { type MouseEventHandler, type ReactNode } from 'react';
import type { SearchResult } from '../../../core/search/types';

interface Props extends Pick<SearchResult, 'definition'> {
  onClick: MouseEventHandler<HTMLAnchorElement>;
}

/** The short answer to a term, above the pages that say more. */
export const Definition = ({ definition, onClick }: Props): ReactNode =>
  definition && (
    <p className="search-definition">
      <b>{definition.term}</b> {definition.text}{' '}
      <a href={definition.url} onClick={onClick}>
        Glossary
      </a>
    </p>
  );
