import React, { type ReactNode } from 'react';
import { RUN_FRAME_PATH } from '../../../core/tab';
import { frameLoaded } from './control';

/** A browser fetches a document past the worker that has a copy of it, where an attribute takes its origin away. */
const isFromCopy = (): boolean => Boolean(navigator.serviceWorker?.controller);

/**
 * The document that the worker belongs to. Taking it away ends whatever runs there. Its policy takes its origin away; so
 * does the attribute, where it may.
 */
export const Frame = ({ code }: { code: string }): ReactNode => (
  <iframe
    hidden
    title="The network in this tab"
    sandbox={isFromCopy() ? undefined : 'allow-scripts'}
    src={RUN_FRAME_PATH}
    onLoad={({ currentTarget }) => frameLoaded(currentTarget, code)}
  />
);
