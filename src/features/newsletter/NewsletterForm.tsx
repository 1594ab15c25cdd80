import React, { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { HONEYPOT_FIELD, SUBSCRIBE_PATH, SUBSCRIBE_SOURCE } from '../../../core/emailSubscription';
import { useNewsletter } from './useNewsletter';

const Hidden = (): ReactNode => (
  <>
    <input type="hidden" name="source" value={SUBSCRIBE_SOURCE} />
    <div className="newsletter__trap" aria-hidden="true">
      <label htmlFor="newsletter-website">Leave this empty</label>
      <input id="newsletter-website" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  </>
);

/** A plain form that works without a script. The boot script has switched its button and `novalidate` by then. */
export function NewsletterForm(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const { view, blank, mounted, onSubmit, onInput } = useNewsletter(input, done);
  const busy = view.state === 'submitting';
  const off = busy || blank;
  // The button is off while the field is blank, and with it the browser's own Enter.
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
    key === 'Enter' && off && currentTarget.form!.requestSubmit();
  return (
    <section className="newsletter" aria-labelledby="newsletter-title" data-newsletter data-state={view.state}>
      <h2 className="footer__title" id="newsletter-title">
        Newsletter
      </h2>
      <form
        className="newsletter__form"
        method="post"
        action={SUBSCRIBE_PATH}
        noValidate={mounted}
        hidden={view.state === 'success'}
        aria-busy={busy}
        data-replay
        suppressHydrationWarning
        onSubmit={onSubmit}
      >
        <label htmlFor="newsletter-email">Email address</label>
        <div className="field-row">
          <input
            ref={input}
            id="newsletter-email"
            className="field"
            type="email"
            name="email"
            autoComplete="email"
            required
            disabled={busy}
            aria-describedby="newsletter-error"
            aria-invalid={view.state === 'error' && view.invalid}
            onInput={onInput}
            onKeyDown={onKeyDown}
          />
          <button type="submit" className="button" disabled={off} suppressHydrationWarning>
            Subscribe
          </button>
        </div>
        <Hidden />
        <p className="newsletter__error" id="newsletter-error" role="alert">
          {view.state === 'error' && view.text}
        </p>
      </form>
      <p className="newsletter__done" role="status" tabIndex={-1} ref={done}>
        {view.state === 'success' && view.text}
      </p>
    </section>
  );
}
