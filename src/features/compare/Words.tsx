import React, { type ReactNode } from 'react';
import type { Change, Span, Words } from '../../../core/compare/comparedSection';

/** What was added or removed, said in words as well as shown. */
export function Changed({ change, children }: { change: Change; children: ReactNode }): ReactNode {
  if (!change) return children;
  const Tag = change === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="visually-hidden">{change}: </span>
      {children}
    </Tag>
  );
}

const Said = ({ words }: { words: Words }): ReactNode =>
  words.map((word, i) => (typeof word === 'string' ? word : <code key={i}>{word.code}</code>));

export const Spans = ({ spans, whole }: { spans: Span[]; whole?: Change }): ReactNode =>
  spans.map(({ change = whole, words }, i) => (
    <Changed key={i} change={change}>
      <Said words={words} />
    </Changed>
  ));
