import React, { type ReactNode } from 'react';
import type { RunStep } from '../../../core/tab';
import { change, runStore } from './store';

const edit = (key: string, text: string): void => change({ edits: { ...runStore.getSnapshot().edits, [key]: text } });

/** The code of the block, to be changed, and what runs before it. */
export function Editor({ original, steps }: { original: RunStep; steps: RunStep[] }): ReactNode {
  const { key, text } = steps.at(-1)!;
  const earlier = steps.slice(0, -1);
  return (
    <>
      <details className="run__code">
        <summary>Change the code</summary>
        <textarea
          className="field"
          aria-label="Code to run"
          spellCheck={false}
          autoCapitalize="off"
          rows={Math.min(24, text.split('\n').length + 1)}
          value={text}
          onChange={({ target }) => edit(key, target.value)}
        />
        {text !== original.text && (
          <button type="button" className="button button--plain" onClick={() => edit(key, original.text)}>
            Back to the code of the page
          </button>
        )}
      </details>
      {earlier.length > 0 && (
        <details className="run__code">
          <summary>What runs before it</summary>
          {earlier.map((step) => (
            <pre key={step.key} tabIndex={0} aria-label={step.title}>
              <code>{step.text}</code>
            </pre>
          ))}
        </details>
      )}
    </>
  );
}
