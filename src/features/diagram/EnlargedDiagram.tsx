import React, { useRef, type ReactNode } from 'react';
import { Dialog } from '../../components/Dialog';
import { EnlargedView } from './EnlargedView';
import type { Drawing } from './Pictures';
import './enlarged.css';

interface Props {
  drawing: Drawing;
  onClose: () => void;
}

/** Over the whole window. */
export default function EnlargedDiagram({ drawing, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} className="enlarged" aria-label="Enlarged diagram" open onClose={onClose}>
      <EnlargedView drawing={drawing} close={() => dialog.current!.close()} />
    </Dialog>
  );
}
