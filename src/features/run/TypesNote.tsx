import React, { type ReactNode } from 'react';
import type { TypesFiles } from '../../../core/tab';
import type { TypeProblem } from '../../../core/typesMessages';
import { Button } from './Button';
import { megabytes, sizeOf } from './download';
import type { TypesState } from './types';

const SHOWN = 5;

function sayOf(state: TypesState, size: string, found: number | undefined): string {
  switch (state) {
    case 'off':
      return `Your first change downloads the types of the packages (${size} MB): mistakes are marked, and Ctrl+Space completes names.`;
    case 'asked':
      return `Types: ${size} MB. Your browser is set to save data.`;
    case 'loading':
      return `Types: ${size} MB, loading …`;
    case 'failed':
      return 'Types did not load. Run works without them.';
    case 'ready':
      if (found === undefined) return `Types: ${size} MB, checking …`;
      return found === 0
        ? 'Types: no errors. Ctrl+Space completes names.'
        : `Types: ${found === 1 ? '1 error' : `${found} errors`}. Run runs the code all the same.`;
  }
}

interface Props {
  files: TypesFiles;
  state: TypesState;
  /** Unknown until the first look. */
  problems: TypeProblem[] | undefined;
  onLoad: () => void;
}

/** What the editor marks, for who cannot point at it; and what it takes to know it. */
export function TypesNote({ files, state, problems, onLoad }: Props): ReactNode {
  const all = problems ?? [];
  const size = megabytes(sizeOf([files.worker, files.declarations]));
  return (
    <div className="run__types">
      {/* The status of the panel is that of the run. */}
      <p aria-live="polite">{sayOf(state, size, problems?.length)}</p>
      {state === 'asked' && <Button label="Download them" onClick={onLoad} />}
      {state === 'failed' && <Button label="Try again" onClick={onLoad} />}
      {state === 'ready' && all.length > 0 && (
        <ul>
          {all.slice(0, SHOWN).map(({ from, line, message }) => (
            <li key={`${from} ${message}`}>
              Line {line}: {message.split('\n')[0]}
            </li>
          ))}
          {all.length > SHOWN && <li>And {all.length - SHOWN} more</li>}
        </ul>
      )}
    </div>
  );
}
