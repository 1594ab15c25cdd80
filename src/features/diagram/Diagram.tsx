import React, { useState, type CSSProperties, type ReactNode } from 'react';
import { EnlargedDiagram } from './EnlargedDiagram';
import { Pictures, type Drawing } from './Pictures';

/** What the text of a phone has room for: smaller drawings are shown whole everywhere. */
const PHONE = 320;

/** Shrinks to the text's width as long as its letters stay readable, then scrolls: see styles.css. */
export function Diagram(drawing: Drawing): ReactNode {
  const [enlarged, setEnlarged] = useState(false);
  const { alt, width } = drawing;
  return (
    <figure className="diagram" style={{ '--w': `${width}px` } as CSSProperties}>
      <div className="diagram__view" role="group" tabIndex={0} aria-label={`Diagram: ${alt}`}>
        <Pictures {...drawing} />
      </div>
      {Number(width) > PHONE && (
        <button type="button" className="diagram__enlarge" data-replay onClick={() => setEnlarged(true)}>
          Enlarge
        </button>
      )}
      {enlarged && <EnlargedDiagram drawing={drawing} onClose={() => setEnlarged(false)} />}
    </figure>
  );
}
