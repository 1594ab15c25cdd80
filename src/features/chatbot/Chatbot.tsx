import React, { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';

const ChatOffer = lazyWithRetry(() => import('./ChatOffer'));

/** Nothing of the assistant is loaded by this button: it opens what says what would be. */
export function Chatbot(): ReactNode {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <div className="chatbot" data-markdown-ignore="">
      {open && (
        <LoadBoundary name="The assistant">
          <ChatOffer onClose={() => setOpen(false)} onGone={() => setGone(true)} />
        </LoadBoundary>
      )}
      {!gone && (
        <button type="button" className="button" data-replay aria-expanded={open} onClick={() => setOpen(!open)}>
          Ask the docs
        </button>
      )}
    </div>
  );
}
