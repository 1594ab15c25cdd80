import React, { useState, type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';
import { useOwnDocument } from '../consent';
import { pageTools, type PageData } from './pageTools';
import type { Start } from './useDialog';

const OperatorPage = lazyWithRetry(() => import('./OperatorPage'));

/** Stands after the first words of network pages whose code has placeholders; the build puts it there. */
export function OperatorValues(page: PageData): ReactNode {
  const [start, setStart] = useState<Start>();
  const isOwn = useOwnDocument();
  const values = useStore(pageTools)?.values ?? {};
  const filled = page.fields.filter((name) => values[name]).length;
  return (
    <aside className="values-bar" aria-label="Your values" data-operator-values data-markdown-ignore="">
      <p>
        {filled > 0
          ? `${filled} of the ${page.fields.length} values on this page are filled in with yours.`
          : 'Fill in your values once: every command and file of the network pages shows them.'}
      </p>
      <button type="button" className="button button--plain" data-replay onClick={() => setStart({})}>
        {filled > 0 ? 'Change your values' : 'Fill in your values'}
      </button>
      {isOwn && (
        <LoadBoundary name="The form for your values">
          <OperatorPage {...page} start={start} onStart={setStart} />
        </LoadBoundary>
      )}
    </aside>
  );
}
