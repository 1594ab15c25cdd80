import React, { type ReactNode } from 'react';
import { useListener } from '../../bridge/useListener';
import { banner, closeSettings, decide, openSettings } from './acts';
import type { Answer } from './answer';
import { Besides, CurrentAnswer } from './CookieSettings';
import { settingsOpen } from './store';

/** Whoever goes through the page by keyboard must see where they are, also next to an open banner. */
function uncover({ target }: Event): void {
  const cover = banner();
  if (!(target instanceof Element) || !cover || cover.contains(target)) return;
  const at = target.getBoundingClientRect();
  const { top, bottom, left, right } = cover.getBoundingClientRect();
  const overlap = at.bottom > top && at.top < bottom && at.left < right && at.right > left;
  if (overlap && target.matches(':focus-visible')) target.scrollIntoView({ block: 'center' });
}

/** Whoever opened it from the footer may leave it as it was. */
function onKeyDown({ key }: KeyboardEvent): void {
  if (key === 'Escape' && settingsOpen.getSnapshot() && banner()?.contains(document.activeElement)) closeSettings();
}

const Choice = ({ value, children }: { value: Answer; children: string }): ReactNode => (
  <button type="button" className="button" value={value} onClick={() => decide(value)}>
    {children}
  </button>
);

/** In every page, before all else, so that the keyboard comes to it first; an attribute of the root shows it. */
export function ConsentBanner(): ReactNode {
  useListener('focusin', uncover);
  useListener('keydown', onKeyDown);
  return (
    <section className="consent" tabIndex={-1} aria-label="Cookie consent" data-markdown-ignore="">
      <p>May we count visits with cookies? It shows us which pages help. Nothing is sent unless you accept.</p>
      <CurrentAnswer />
      <div className="consent__buttons">
        <Choice value="true">I accept cookies</Choice>
        <Choice value="false">I refuse cookies</Choice>
      </div>
      <Besides />
    </section>
  );
}

export const CookieSettingsButton = (): ReactNode => (
  <button type="button" className="footer__settings" data-consent-open onClick={openSettings}>
    Cookie settings
  </button>
);
