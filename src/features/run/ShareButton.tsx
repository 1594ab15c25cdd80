import React, { type ReactNode } from 'react';
import { useMessage } from '../../bridge/useMessage';
import { fragmentOf } from './share';

export function ShareButton({ block, text }: { block: string; text: string }): ReactNode {
  const [message, say] = useMessage();
  const onClick = async () => {
    const fragment = await fragmentOf(block, text);
    if (!fragment) return say('Too long for a link');
    history.replaceState(history.state, '', fragment);
    await navigator.clipboard.writeText(location.href).then(
      () => say('Copied'),
      () => say('It is in the address bar'),
    );
  };
  return (
    <button type="button" className="button button--plain" aria-live="polite" onClick={() => void onClick()}>
      {message ?? 'Copy a link to this code'}
    </button>
  );
}
