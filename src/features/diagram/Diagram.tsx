import React, { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';
import { Pictures, type Drawing } from './Pictures';
import { Steps } from './Steps';

const EnlargedDiagram = lazyWithRetry(() => import('./EnlargedDiagram'));

interface Props extends Drawing {
  /** What a sequence diagram says, one message on each line. */
  steps?: string;
}

/** The drawing for the place where it stands, always whole. */
export function Diagram({ steps, ...drawing }: Props): ReactNode {
  // Counted: a dialog tells that it was closed a moment after it is, when another one may be asked for already.
  const [enlarged, setEnlarged] = useState(0);
  const listed = steps && !drawing.phone;
  return (
    <figure className={listed ? 'diagram diagram--listed' : 'diagram'}>
      <Pictures {...drawing} />
      {steps && <Steps steps={steps} />}
      <button type="button" className="diagram__enlarge" data-replay onClick={() => setEnlarged(enlarged + 1)}>
        Enlarge
      </button>
      {enlarged > 0 && (
        <LoadBoundary name="The enlarged diagram">
          <EnlargedDiagram key={enlarged} drawing={drawing} onClose={() => setEnlarged(0)} />
        </LoadBoundary>
      )}
    </figure>
  );
}
