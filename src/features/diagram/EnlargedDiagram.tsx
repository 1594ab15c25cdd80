import React, { useEffect, useRef, type ReactNode } from 'react';
import { addEntry, dropEntry } from '../../bridge/backCloses';
import { Pictures, type Drawing } from './Pictures';

interface Props {
  drawing: Drawing;
  onClose: () => void;
}

/** Over the whole window, at twice its size where there is room, to be moved about by touch or arrow keys. */
export function EnlargedDiagram({ drawing, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current!.close();
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    addEntry(shown);
    return () => dropEntry(shown);
  }, []);
  return (
    <dialog ref={dialog} className="enlarged" aria-label="Enlarged diagram" onClose={onClose}>
      <button type="button" className="button button--plain enlarged__close" onClick={close}>
        Close
      </button>
      <div className="enlarged__view" role="group" tabIndex={0} aria-label="Diagram, scrolls both ways">
        <Pictures {...drawing} />
      </div>
    </dialog>
  );
}
