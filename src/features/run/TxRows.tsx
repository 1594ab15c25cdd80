import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';

export function Row({ title, to, children }: { title: string; to: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>
        <Link to={to}>{title}</Link>
      </dt>
      <dd>{children}</dd>
    </>
  );
}

interface ListRowProps {
  title: string;
  to: string;
  values: ReactNode[];
  none?: string;
}

export const ListRow = ({ values, none = 'none', ...row }: ListRowProps): ReactNode => (
  <Row {...row}>
    {values.length === 0 ? (
      none
    ) : (
      <ul>
        {values.map((value, index) => (
          <li key={index}>{value}</li>
        ))}
      </ul>
    )}
  </Row>
);
