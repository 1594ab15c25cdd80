import React, { type ReactNode } from 'react';

/** Sentences of our data: plain text with `code`. */
export const Phrases = ({ text }: { text: string }): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
