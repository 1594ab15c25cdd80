import React, { useState, type ReactNode } from 'react';
import type { TxView } from '../../../core/tabMessages';
import { OwnSide } from './OwnSide';
import { title } from './txTitle';
import { short, small, type Shown } from './txValues';
import { WorldSide } from './WorldSide';

/** A transaction twice: what everybody can read, and what stayed in this tab. */
export function Sides({ tx: { world, own, block }, whole }: { tx: TxView; whole: boolean }): ReactNode {
  const shown: Shown = whole ? (hex) => hex : small;
  return (
    <div className="tx__sides">
      <div role="group" data-side="world" aria-label="What the world sees">
        <p className="tx__title">What the world sees</p>
        <WorldSide world={world} block={block} shown={shown} />
      </div>
      <div role="group" data-side="own" aria-label="What you see">
        <p className="tx__title">What you see</p>
        <OwnSide own={own} shown={shown} />
      </div>
    </div>
  );
}

export function Transaction({ tx }: { tx: TxView }): ReactNode {
  const [whole, setWhole] = useState(false);
  return (
    <details className="tx">
      <summary>
        Transaction <code>{short(tx.hash)}</code>: {title(tx)}
      </summary>
      <Sides tx={tx} whole={whole} />
      <button type="button" className="button button--plain" aria-pressed={whole} onClick={() => setWhole(!whole)}>
        Show whole values
      </button>
    </details>
  );
}
