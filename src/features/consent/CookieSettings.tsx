import React, { type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { currentAnswer } from './answer';
import { forgetChat, STORED } from './stored';
import { unloadChat } from './forget';
import { services } from './services';
import { consent, privacyControl, settingsOpen } from './store';

/** Running since the reader asked for it, until it is withdrawn here or the page is left. */
const ChatAssistant = (): ReactNode => (
  <p className="consent__chat">
    The chat assistant is loaded.{' '}
    <button type="button" className="consent__withdraw" onClick={() => void forgetChat().then(unloadChat)}>
      Unload it and delete what it stored
    </button>
  </p>
);

/**
 * What the banner shows besides when it is opened from the footer: before its buttons, and after them. Both are in the
 * page from the start, shown by an attribute: nothing may move under a pointer when React arrives.
 */
export function CurrentAnswer(): ReactNode {
  const answer = useStore(consent);
  const opened = useStore(settingsOpen);
  return (
    <p className="consent__answer" role="status">
      {opened && currentAnswer(answer, privacyControl())}
    </p>
  );
}

export function Besides(): ReactNode {
  const chat = useStore(services).includes('chat');
  const opened = useStore(settingsOpen);
  return (
    <div className="consent__besides">
      <details>
        <summary>What this site keeps in your browser</summary>
        <p>For the site to work, whatever you answer:</p>
        <ul>{opened && STORED.map(({ what }) => <li key={what}>{what}</li>)}</ul>
      </details>
      {chat && <ChatAssistant />}
    </div>
  );
}
