import React, { type ReactNode } from 'react';
import { Pictures, type Drawing } from './Pictures';
import { useZoom } from './useZoom';
import { canGrow } from './view';

interface Props {
  drawing: Drawing;
  close: () => void;
}

interface ButtonProps {
  children: string;
  name?: string;
  disabled?: boolean;
  onClick: () => void;
}

const Button = ({ children, name, disabled, onClick }: ButtonProps) => (
  <button
    type="button"
    className="button button--plain"
    aria-label={name}
    aria-disabled={disabled}
    onClick={() => disabled || onClick()}
  >
    {children}
  </button>
);

/** A diagram that fits the window first, to be zoomed and moved about. */
export function EnlargedView({ drawing, close }: Props): ReactNode {
  const { view, larger, smaller, whole, onKeyDown, frameProps } = useZoom();
  const { scale, x, y } = view;
  return (
    // The keys are those of the buttons, for whichever of them has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="enlarged__all" onKeyDown={onKeyDown}>
      <div className="enlarged__bar">
        <Button name="Larger" disabled={!canGrow(view)} onClick={larger}>
          +
        </Button>
        <Button name="Smaller" disabled={scale === 1} onClick={smaller}>
          −
        </Button>
        <Button disabled={scale === 1} onClick={whole}>
          Whole
        </Button>
        <Button onClick={close}>Close</Button>
      </div>
      <div
        className="enlarged__view"
        role="group"
        tabIndex={0}
        aria-label="Diagram: plus and minus zoom, arrow keys move it"
        {...frameProps}
      >
        <div className="enlarged__picture" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          <Pictures {...drawing} filling />
        </div>
      </div>
    </div>
  );
}
