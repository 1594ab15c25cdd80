import React, { type ReactNode } from 'react';
import { openSearch } from './shell';

/** Opens the dialog. Of the two names of its key, the stylesheet shows the one for the reader's keyboard. */
export function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className="search-button"
      data-search-open
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={openSearch}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.5 10.5L18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className="search-button__label">Search docs</span>
      <kbd aria-hidden="true">
        <span className="keys-other">Ctrl K</span>
        <span className="keys-apple">⌘K</span>
      </kbd>
    </button>
  );
}
