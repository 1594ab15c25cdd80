import React, { type ComponentProps, type ReactNode } from 'react';

/** The empty corner of a table is no header of anything. */
export function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children ? (
    <th scope="col" {...props}>
      {children}
    </th>
  ) : (
    <td {...props} />
  );
}
