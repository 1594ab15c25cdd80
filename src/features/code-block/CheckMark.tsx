import React, { useRef, type ReactNode } from 'react';
import { useCard } from '../../components/useCard';

export interface Checked {
  /** What the block was checked with. */
  checked?: string;
  /** The packages that the block ran with on a local network. */
  ran?: string;
  /** The error that the block is meant to give. */
  fails?: string;
}

const markOf = ({ checked, ran, fails }: Checked): string => {
  const check = `${fails ? 'fails as shown' : 'checked'} with ${checked}`;
  return ran ? `Ran with ${ran}, ${check}` : check.replace(/^./, (letter) => letter.toUpperCase());
};

/** A tick, two where the code ran. What it means is its name, and is shown beside it when it has the reader's attention. */
export function CheckMark(props: Checked): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const { open, forLink } = useCard(link);
  return (
    <a
      ref={link}
      className="code__check"
      href="/checked-code"
      aria-label={markOf(props)}
      data-open={open || undefined}
      {...forLink}
    >
      <svg viewBox={props.ran ? '0 0 22 16' : '0 0 16 16'} height="14" aria-hidden="true">
        <path d="M3 8.5l3.2 3.2L13 4.6" fill="none" stroke="currentColor" strokeWidth="2" />
        {props.ran && <path d="M11 10.5l1.2 1.2L19 4.6" fill="none" stroke="currentColor" strokeWidth="2" />}
      </svg>
    </a>
  );
}
