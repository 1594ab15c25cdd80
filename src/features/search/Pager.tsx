import React, { type ReactNode } from 'react';
import { follow } from './follow';
import { searchUrl } from './scope';
import type { Request } from './searchClient';

interface Props {
  request: Request;
  total: number;
  onTurn: (page: number) => void;
}

export function Pager({ request: { query, version, limit, page }, total, onTurn }: Props): ReactNode {
  const pages = Math.ceil(total / limit);
  if (pages < 2) return null;
  const link = (to: number, text: string, rel: string) =>
    to >= 1 &&
    to <= pages && (
      <a
        className="button button--plain"
        href={searchUrl(query, version, to)}
        rel={rel}
        onClick={(event) => follow(event, () => onTurn(to))}
      >
        {text}
      </a>
    );
  return (
    <nav className="search-pager" aria-label="Pages of results">
      {link(page - 1, 'Previous', 'prev')}
      <span>
        Page {page} of {pages}
      </span>
      {link(page + 1, 'Next', 'next')}
    </nav>
  );
}
