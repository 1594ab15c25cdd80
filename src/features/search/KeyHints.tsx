import React, { type ReactNode } from 'react';
import type { Version } from './scope';

/** The last line of the dialog: which version is searched, and by which keys. Screen readers know the keys. */
export const KeyHints = ({ version }: { version: Version }): ReactNode => (
  <p className="search__foot">
    <span>
      Searching <b className="search__version">{version}</b>
    </span>
    <span className="search__keys" aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>esc</kbd> close
    </span>
  </p>
);
