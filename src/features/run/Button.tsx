import React, { type ReactNode } from 'react';

interface Props {
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

export const Button = ({ label, onClick, disabled = false }: Props): ReactNode => (
  <button type="button" className="button button--plain" disabled={disabled} onClick={onClick}>
    {label}
  </button>
);
