import React, { type ReactNode } from 'react';

interface Props {
  children?: ReactNode;
}

/** What the build prints in place of `<GetProject name>`: it is about the page, and no part of what the page says. */
const GetProject = ({ children }: Props): ReactNode => (
  <div className="admonition admonition--tip" role="note" data-markdown-ignore="">
    {children}
  </div>
);

/** The same for `<ChangeNext name>`. */
const ChangeNext = ({ children }: Props): ReactNode => <div data-markdown-ignore="">{children}</div>;

/** A plain link: what it leads to is a file, and no page that could be fetched ahead. */
const ProjectLink = ({ children, ...props }: Props & { href: string; download: string }): ReactNode => (
  <a {...props}>{children}</a>
);

export const projectParts = { GetProject, ChangeNext, ProjectLink };
