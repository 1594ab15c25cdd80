import React, { type ReactNode } from 'react';

export function NewsletterForm(): ReactNode {
  return <div className="newsletter" />;
}
