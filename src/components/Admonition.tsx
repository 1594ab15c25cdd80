import React, { type ReactNode } from 'react';

type Kind = 'note' | 'tip' | 'info' | 'warning' | 'danger';
const TITLES: Record<Kind, string> = { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' };
const ALIASES: Record<string, Kind> = { caution: 'warning', important: 'info', success: 'tip', secondary: 'note' };

interface Props {
  type: string;
  title?: ReactNode;
  children?: ReactNode;
}

export function Admonition({ type, title, children }: Props): ReactNode {
  const kind = type in TITLES ? (type as Kind) : (ALIASES[type] ?? 'note');
  return (
    <div className={`admonition admonition--${kind}`} role="note">
      <p className="admonition__title">{title ?? TITLES[kind]}</p>
      {children}
    </div>
  );
}
