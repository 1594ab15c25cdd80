import React, { type ReactNode } from 'react';
import type { Verdict as Kind } from '../../../core/compare/verdict';

export const Verdict = ({ verdict, children = verdict }: { verdict: Kind; children?: ReactNode }): ReactNode => (
  <span className="verdict" data-verdict={verdict}>
    {children}
  </span>
);
