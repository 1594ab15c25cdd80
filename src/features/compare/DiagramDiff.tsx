import React, { useContext, type ReactNode } from 'react';
import type { BlockOf } from '../../../core/compare/comparedSection';
import { Diagram } from '../diagram';
import { ComparedContext } from './compared';
import { Changed } from './Words';

const Labels = ({ change, labels }: { change: 'added' | 'removed'; labels: string[] }): ReactNode =>
  labels.length > 0 && (
    <p>
      {change === 'added' ? 'New in it: ' : 'No longer in it: '}
      {labels.map((label, i) => (
        <React.Fragment key={i}>
          {i > 0 && ', '}
          <Changed change={change}>{label}</Changed>
        </React.Fragment>
      ))}
    </p>
  );

/** Both drawings, and in words what only one of them says. */
export function DiagramDiff({ old, new: newer, removed, added }: BlockOf<'diagram'>): ReactNode {
  const { names } = useContext(ComparedContext);
  return (
    <>
      <div className="compare__pictures">
        {(
          [
            [names.old, old],
            [names.new, newer],
          ] as const
        ).map(
          ([name, picture]) =>
            picture && (
              <div key={name}>
                <p className="compare__file">{name}</p>
                <Diagram {...picture} />
              </div>
            ),
        )}
      </div>
      <Labels change="removed" labels={removed} />
      <Labels change="added" labels={added} />
    </>
  );
}
