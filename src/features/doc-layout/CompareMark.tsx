import React, { type ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { STABLE } from '../../../core/versions';
import { changesText, verdictText, type PageMark, type ProductChanges } from '../../../core/compare/verdict';
import { CompareLink } from '../compare';

/** What the product changed; on a phone, in short. */
function Changes({ since, changes }: { since?: string; changes: ProductChanges }): ReactNode {
  const [, short = '', more = ''] = /^(\d+ changes?)?(.*)$/.exec(changesText(changes))!;
  const said = changes.count === 0 && since ? 'Nothing changed for you' : short || more;
  return (
    <>
      {since ? said : `Nightly: ${said}`}
      <span className="doc__more">
        {short && more}
        {since && ` since ${since}`}
      </span>
    </>
  );
}

/** How this page differs from its counterpart in the other version. */
export function CompareMark(): ReactNode {
  const { isLast } = useDocsVersion();
  const { compare } = useDoc().frontMatter as { compare?: PageMark };
  if (!compare) return null;
  const { verdict, changes, href, anew } = compare;
  return (
    <span className="compare-mark">
      <CompareLink to={href} data-verdict={verdict}>
        {anew ? (
          `${isLast ? 'Nightly: a' : 'A'} different project${isLast ? '' : ` in ${STABLE.label}`}`
        ) : verdict === 'changed' ? (
          <Changes since={isLast ? undefined : STABLE.label} changes={changes} />
        ) : (
          `${isLast ? 'In nightly · ' : ''}${verdictText(compare)}`
        )}
      </CompareLink>
    </span>
  );
}
