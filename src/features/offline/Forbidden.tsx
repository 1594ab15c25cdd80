import React, { type ReactNode } from 'react';

/** Private windows of Firefox and Safari, blocked storage, an address without https. */
export const Forbidden = (): ReactNode => (
  <p role="alert" className="offline__problem">
    This browser does not let the site keep pages on this device. In a private window, or with site data blocked, it
    never does: open this page in an ordinary window, and allow site data for this address.
  </p>
);
