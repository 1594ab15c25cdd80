import React, { useEffect, useImperativeHandle, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { hideDialog, showDialog } from '../bridge/dialogs';

interface Props extends ComponentProps<'dialog'> {
  ref?: Ref<HTMLDialogElement | null>;
  /** One that is in every page may be open already: see bridge/dialogs.ts, which has the backdrop and Back. */
  open: boolean;
  /** Closed by whatever means. */
  onClose?: () => void;
  className: string;
}

/**
 * Every layer that covers the page: a modal dialog of the browser, which traps the focus and gives it back. Escape,
 * Back, a click beside it and a form with the method `dialog` close it.
 */
export function Dialog({ ref, open, onClose, ...props }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  useImperativeHandle(ref, () => dialog.current!);
  useEffect(() => {
    if (open) showDialog(dialog.current!);
    // While the page is hydrated, one that the reader opened before is said to be closed.
    else if (wasOpen.current) dialog.current!.close();
    wasOpen.current = open;
  }, [open]);
  useEffect(() => {
    const element = dialog.current!;
    return () => {
      element.open = false;
      hideDialog(element);
    };
  }, []);
  return (
    <dialog {...props} ref={dialog} onClose={() => dialog.current!.open || onClose?.()} suppressHydrationWarning />
  );
}
