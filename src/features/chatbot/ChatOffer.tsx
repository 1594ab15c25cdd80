import React, { useEffect, useState, type ReactNode } from 'react';
import { makePolicy } from '../../bridge/trustedTypes';
import { loadService } from '../consent';

interface Props {
  onClose: () => void;
  /** The widget has come in its place, or will not come. */
  onGone: () => void;
}

type State = 'offered' | 'loading' | 'running' | 'failed';

/**
 * The code of the assistant is not ours: from here on, in this document alone, plain text may become markup. Scripts
 * still come from nowhere but where the headers say.
 */
let own: unknown;
const letWriteMarkup = (): unknown => (own ??= makePolicy('default', { createHTML: (html) => html }));

/** The widget finds its key on its own element (Ask Cookbook) or on its script (most others). */
function useAssistant(settled: () => void): [State, () => void] {
  const [state, setState] = useState<State>('offered');
  useEffect(() => {
    if (state !== 'loading') return;
    const { key, scriptUrl } = __ENV__.chatbot!;
    letWriteMarkup();
    loadService('chat', scriptUrl, (script) => Object.assign(script, { async: true }).setAttribute('data-api-key', key))
      .then(
        () => setState('running'),
        () => {
          console.warn('The documentation chatbot did not load.');
          setState('failed');
        },
      )
      .finally(settled);
    // Once only: `settled` may be another function with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
  return [state, () => setState('loading')];
}

/** Says what would be loaded and from where, and loads it on the reader's word alone. */
export default function ChatOffer({ onClose, onGone }: Props): ReactNode {
  const [state, load] = useAssistant(onGone);
  const { key, scriptUrl } = __ENV__.chatbot!;
  if (state === 'failed')
    return (
      <p className="chatbot__offer" role="alert">
        The assistant did not load. Reload the page to try again.
      </p>
    );
  return (
    <>
      {state !== 'offered' && <div id="__cookbook" data-api-key={key} />}
      {state !== 'running' && (
        <section className="chatbot__offer" aria-label="Chat assistant">
          <p>
            This loads a chat assistant from <strong>{new URL(scriptUrl).host}</strong>, which is not part of this site.
            It sees the page you read and what you ask, and may store data in your browser. You can unload it in Cookie
            settings.
          </p>
          <button type="button" className="button" disabled={state === 'loading'} onClick={load}>
            Load the assistant
          </button>
          <button type="button" className="button button--plain" onClick={onClose}>
            Not now
          </button>
        </section>
      )}
    </>
  );
}
