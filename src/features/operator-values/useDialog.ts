import { useEffect, type RefObject } from 'react';
import { showDialog } from '../../bridge/dialogs';
import { seal } from '../consent';
import { inputId } from './FormField';
import { FILES_TITLE } from './PageFiles';

/** Where to start: at a field, or at the finished files. */
export interface Start {
  field?: string | undefined;
  atFiles?: boolean;
}

export function reveal(id: string): void {
  const target = document.getElementById(id);
  const closed = target?.closest('details');
  if (closed) closed.open = true;
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

/** Opens it when it is there. From then on no foreign script may come into this document. */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, start: Start): void {
  useEffect(() => {
    const dialog = ref.current!;
    const { field, atFiles } = start;
    seal();
    showDialog(dialog);
    if (field || atFiles) return reveal(field ? inputId(field) : FILES_TITLE);
    // On a phone a focused field opens the keyboard: only when the reader chose that field.
    const first = matchMedia('(hover: hover)').matches ? 'input' : 'h2';
    dialog.querySelector<HTMLElement>(first)!.focus();
    // Another start comes when it was closed and nobody was told yet: that event follows later.
  }, [ref, start]);
}
