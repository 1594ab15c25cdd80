import React, { type MouseEvent, type ReactNode } from 'react';
import { takeBegun } from '../../bridge/early';
import { useMessage } from '../../bridge/useMessage';
import { copyCode } from './copyText';

export function CopyButton(): ReactNode {
  const [message, say] = useMessage();
  const onClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    try {
      await (takeBegun(button) ?? copyCode(button));
      say('Copied');
    } catch {
      say('Press Ctrl+C');
      getSelection()?.selectAllChildren(button.closest('figure')!.querySelector('code')!);
    }
  };
  return (
    <button type="button" className="code__tool" data-code="copy" data-replay aria-live="polite" onClick={onClick}>
      {message ?? 'Copy'}
    </button>
  );
}
