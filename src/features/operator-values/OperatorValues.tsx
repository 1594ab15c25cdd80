import React, { useState, type ReactNode } from 'react';
import { lazyPart } from '../../bridge/lazyPart';
import { useOwnDocument } from '../consent';
import type { Start } from './useDialog';

const OperatorPage = lazyPart(() => import('./OperatorPage'), { name: 'The form for your values' });

/** Stands after the first words of network pages whose code has placeholders; the build puts it there. */
export function OperatorValues(): ReactNode {
  const [start, setStart] = useState<Start>();
  const [{ filled, all }, setCount] = useState({ filled: 0, all: 0 });
  const isOwn = useOwnDocument();
  return (
    <aside className="values-bar" aria-label="Your values" data-operator-values data-markdown-ignore="">
      <p>
        {filled > 0
          ? `${filled} of the ${all} values on this page are filled in with yours.`
          : 'Fill in your values once: every command and file of the network pages shows them.'}
      </p>
      <button type="button" className="button button--plain" data-replay onClick={() => setStart({})}>
        {filled > 0 ? 'Change your values' : 'Fill in your values'}
      </button>
      {isOwn && <OperatorPage start={start} onStart={setStart} onCount={setCount} />}
    </aside>
  );
}
