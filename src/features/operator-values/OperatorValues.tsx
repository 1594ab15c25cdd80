import React, { type ReactNode } from 'react';

/** Opaque to React: the boot script changes it before and after hydration. */
const CONTENT =
  '<p data-values-status>Fill in your values once: every command and file of the network pages shows them.</p>' +
  '<button type="button" class="button button--plain" data-values-open>Fill in your values</button>';

/** Stands at the top of network pages whose code has placeholders; the build puts it there. */
export function OperatorValues(): ReactNode {
  return (
    <aside
      className="values-bar"
      aria-label="Your values"
      data-operator-values
      data-markdown-ignore=""
      dangerouslySetInnerHTML={{ __html: CONTENT }}
      suppressHydrationWarning
    />
  );
}
