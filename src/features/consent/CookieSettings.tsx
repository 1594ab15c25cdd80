import React, { type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { currentAnswer } from './answer';
import { forgetChat, KEPT } from './kept';
import { services, unloadChat } from './services';
import { consent, privacyControl } from './store';

/** Running since the reader asked for it, until it is withdrawn here or the page is left. */
const ChatAssistant = (): ReactNode => (
  <p>
    The chat assistant is loaded.{' '}
    <button type="button" className="consent__withdraw" onClick={() => void forgetChat().then(unloadChat)}>
      Unload it and delete what it stored
    </button>
  </p>
);

/** What the banner shows besides, when the reader opens it from the footer. */
export function CookieSettings(): ReactNode {
  const answer = useStore(consent);
  const chat = useStore(services).includes('chat');
  return (
    <>
      <p className="consent__answer" role="status">
        {currentAnswer(answer, privacyControl())}
      </p>
      {chat && <ChatAssistant />}
      <details className="consent__kept">
        <summary>What this site keeps in your browser</summary>
        <p>Whatever you answer, for this site alone and never sent:</p>
        <ul>
          {KEPT.map(({ what }) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
