import React, { type ReactNode } from 'react';
import { RUN_FRAME_PATH } from '../../../core/tab';
import { frameLoaded } from './control';

/** The document that the worker belongs to. Taking it away ends whatever runs there. */
export const Frame = ({ code }: { code: string }): ReactNode => (
  <iframe
    hidden
    title="The network in this tab"
    sandbox="allow-scripts"
    src={RUN_FRAME_PATH}
    onLoad={({ currentTarget }) => frameLoaded(currentTarget.contentWindow!, code)}
  />
);
