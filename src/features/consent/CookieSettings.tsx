import React, { type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { currentAnswer } from './answer';
import { forgetChat, KEPT } from './kept';
import { services, unloadChat } from './services';
import { consent, privacyControl } from './store';

/** Running since the reader asked for it, until it is withdrawn here or the page is left. */
const ChatAssistant = (): ReactNode => (
  <p className="consent__chat">
    The chat assistant is loaded.{' '}
    <button type="button" className="consent__withdraw" onClick={() => void forgetChat().then(unloadChat)}>
      Unload it and delete what it stored
    </button>
  </p>
);

/** What the banner shows besides, when the reader opens it from the footer: before its buttons … */
export const CurrentAnswer = (): ReactNode => (
  <p className="consent__answer" role="status">
    {currentAnswer(useStore(consent), privacyControl())}
  </p>
);

/** … and after them. */
export const Besides = (): ReactNode => (
  <>
    {useStore(services).includes('chat') && <ChatAssistant />}
    <details className="consent__kept">
      <summary>What this site keeps in your browser</summary>
      <p>For the site to work, whatever you answer:</p>
      <ul>
        {KEPT.map(({ what }) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </details>
  </>
);
