import React, { type ReactNode } from 'react';

interface Props {
  children?: ReactNode;
}

export const Cards = ({ children }: Props): ReactNode => <div className="cards">{children}</div>;

/** Authors write `<Card title href>`; the build turns both into the link that comes first in `children`. */
export const Card = ({ children }: Props): ReactNode => <div className="card">{children}</div>;
