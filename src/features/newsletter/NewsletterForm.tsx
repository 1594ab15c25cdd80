import React, { type ReactNode } from 'react';
import { HONEYPOT_FIELD, SUBSCRIBE_PATH, SUBSCRIBE_SOURCE } from '../../../core/emailSubscription';

/** Filled in by the boot script, so React must not compare it. */
const filledLater = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** A plain form that works without a script; the boot script keeps the reader on the page. */
export function NewsletterForm(): ReactNode {
  return (
    <section className="newsletter" aria-labelledby="newsletter-title" data-newsletter suppressHydrationWarning>
      <h2 className="footer__title" id="newsletter-title">
        Newsletter
      </h2>
      <form className="newsletter__form" method="post" action={SUBSCRIBE_PATH} suppressHydrationWarning>
        <label htmlFor="newsletter-email">Email address</label>
        <div className="newsletter__row">
          <input
            id="newsletter-email"
            type="email"
            name="email"
            autoComplete="email"
            required
            aria-describedby="newsletter-error"
            suppressHydrationWarning
          />
          <button type="submit" className="button" suppressHydrationWarning>
            Subscribe
          </button>
        </div>
        <input type="hidden" name="source" value={SUBSCRIBE_SOURCE} />
        <div className="newsletter__trap" aria-hidden="true">
          <label htmlFor="newsletter-website">Leave this empty</label>
          <input id="newsletter-website" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        <p className="newsletter__error" id="newsletter-error" role="alert" {...filledLater} />
      </form>
      <p className="newsletter__done" role="status" tabIndex={-1} {...filledLater} />
    </section>
  );
}
