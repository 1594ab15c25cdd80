import React, { type ReactNode } from 'react';

/** The stepped fret, drawn on an 8 × 8 grid. */
export function Brand(): ReactNode {
  return (
    <svg className="brand" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M4 28V24h4v-4h4v-4h4v-4h4V8h4V4h4v24z" fill="var(--accent)" />
      <path d="M16 28v-8h4v-4h4v12z" fill="var(--bg)" />
      <path d="M4 4h12v4H8v8H4z" fill="var(--accent-2)" />
    </svg>
  );
}
