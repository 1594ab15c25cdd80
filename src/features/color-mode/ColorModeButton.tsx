import React, { type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { colorMode } from './store';
import { toggle } from './toggle';

/** The stylesheet shows the icon of the mode that is on. Until React is there, the boot script answers the click. */
export function ColorModeButton(): ReactNode {
  const dark = useStore(colorMode) === 'dark';
  return (
    <button
      type="button"
      className="color-mode"
      data-color-mode
      aria-label="Switch between light and dark mode"
      aria-pressed={dark}
      onClick={toggle}
    >
      <svg className="color-mode__light" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="4.5" fill="currentColor" />
        <path
          d="M12 2v3m0 14v3M2 12h3m14 0h3M4.9 4.9 7 7m10 10 2.1 2.1m0-14.2L17 7M7 17l-2.1 2.1"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <svg className="color-mode__dark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" fill="currentColor" />
      </svg>
    </button>
  );
}
