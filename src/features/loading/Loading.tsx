import React, { type ReactNode } from 'react';

interface Props {
  error?: Error | null;
  pastDelay: boolean;
  retry: () => void;
}

/** Shown while a page's code loads: nothing at first, a spinner after a delay, the error and a way on if it fails. */
export function Loading({ error, pastDelay, retry }: Props): ReactNode {
  if (error) {
    return (
      <div className="loading" role="alert">
        <p>This page did not load: {error.message}</p>
        <button type="button" className="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className="loading" role="status">
      <span className="spinner" />
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
