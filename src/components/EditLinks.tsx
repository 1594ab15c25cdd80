import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { reportAddress } from '../../core/editLinks';

export interface Editable {
  label: string;
  href: string;
}

/** Where what a page says can be changed, as far as its repository is known, and where a problem is told. */
export function EditLinks({ page, edits }: { page: string; edits: Editable[] }): ReactNode {
  const report = { label: 'Report a problem', href: reportAddress(page, edits[0]?.href) };
  return (
    <p className="doc__edit" data-markdown-ignore="">
      {[...edits, report].map(({ label, href }, i) => (
        <React.Fragment key={label}>
          {i > 0 && ' · '}
          <Link to={href}>{label}</Link>
        </React.Fragment>
      ))}
    </p>
  );
}
