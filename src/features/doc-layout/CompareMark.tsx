import React, { type ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { STABLE } from '../../../core/versions';
import { verdictText, type PageMark } from '../../../core/compare/comparison';
import { CompareLink } from '../compare';

/** How this page differs from its counterpart in the other version. */
export function CompareMark(): ReactNode {
  const { isLast } = useDocsVersion();
  const { compare } = useDoc().frontMatter as { compare?: PageMark };
  if (!compare) return null;
  const { verdict, sections, href, replacedBy } = compare;
  const about = isLast ? 'In nightly · ' : verdict === 'changed' ? `Since ${STABLE.label} · ` : '';
  return (
    <span className="compare-mark">
      <CompareLink to={href} data-verdict={verdict}>
        {about}
        {verdictText(verdict, sections, replacedBy)}
      </CompareLink>
    </span>
  );
}
