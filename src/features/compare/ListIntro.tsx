import React, { type ReactNode } from 'react';
import type { ComparisonList as List } from '../../../core/compare/comparison';
import { ANY_TWO, HAS_ANY_TWO } from '../../../core/compare/published';
import { feedLinks } from '../../../core/feeds';
import { NIGHTLY, STABLE } from '../../../core/versions';
import { CompareLink } from './CompareLink';

/** Told to a feed reader, changes come by themselves. */
export const Follow = (): ReactNode => (
  <p>
    Follow changes in a feed reader:{' '}
    {feedLinks.map(({ href, title }, i) => (
      <React.Fragment key={href}>
        {i > 0 && ' · '}
        <a href={href}>{title.replace('Changes in ', '')}</a>
      </React.Fragment>
    ))}
  </p>
);

export function Intro({ of, elsewhere }: List): ReactNode {
  const [to, text, what] =
    of === 'stable'
      ? [`/compare/from-${NIGHTLY.id}`, `every page of the nightly, compared with ${STABLE.label}`, 'new']
      : ['/compare', `every page of ${STABLE.label} and what the nightly changes`, 'removed'];
  return (
    <p>
      {of === 'stable'
        ? `Every page of ${STABLE.label}, and what ${NIGHTLY.label} changes in it. `
        : `Every page of ${NIGHTLY.label}, and how it differs from ${STABLE.label}. `}
      The other way round: <CompareLink to={to}>{text}</CompareLink>
      {elsewhere > 0 && ` (${elsewhere} of them ${what})`}.
      {HAS_ANY_TWO && (
        <>
          {' '}
          Older versions: <CompareLink to={ANY_TWO}>compare any two</CompareLink>.
        </>
      )}
    </p>
  );
}
