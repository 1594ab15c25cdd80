import React, { useState, type CSSProperties, type ReactNode } from 'react';
import { EnlargedDiagram } from './EnlargedDiagram';
import { Pictures, type Drawing } from './Pictures';

/** What the text of a phone has room for: smaller drawings are shown whole everywhere. */
const PHONE = 320;

/** Shrinks to the text's width as long as its letters stay readable, then scrolls: see styles.css. */
export function Diagram(drawing: Drawing): ReactNode {
  // Counted: a dialog tells that it was closed a moment after it is, when another one may be asked for already.
  const [enlarged, setEnlarged] = useState(0);
  const { alt, width } = drawing;
  return (
    <figure className="diagram" style={{ '--w': `${width}px` } as CSSProperties}>
      <div className="diagram__view" role="group" tabIndex={0} aria-label={`Diagram: ${alt}`}>
        <Pictures {...drawing} />
      </div>
      {Number(width) > PHONE && (
        <button type="button" className="diagram__enlarge" data-replay onClick={() => setEnlarged(enlarged + 1)}>
          Enlarge
        </button>
      )}
      {enlarged > 0 && <EnlargedDiagram key={enlarged} drawing={drawing} onClose={() => setEnlarged(0)} />}
    </figure>
  );
}
