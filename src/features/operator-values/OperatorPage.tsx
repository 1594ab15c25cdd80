import React, { useLayoutEffect, useRef, type ReactNode } from 'react';
import { fieldOf } from '../../../core/operatorPlaceholders';
import { useStore } from '../../bridge/useStore';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';
import { fieldNamed } from './fields';
import { saveFile, warningsFor } from './files';
import { pageTools, type PageData } from './pageTools';
import { operatorValues } from './state';
import type { Start } from './useDialog';
import { textAt } from './write';

const OperatorForm = lazyWithRetry(() => import('./OperatorForm'));

export interface Props extends PageData {
  start: Start | undefined;
  onStart: (start: Start | undefined) => void;
}

/** Gives the bar, the blocks and the placeholders of the page what they show and do, as long as it is there. */
export default function OperatorPage({ start, onStart, ...page }: Props): ReactNode {
  const values = useStore(operatorValues);
  const link = useRef<HTMLAnchorElement>(null);
  const { files } = page;
  useLayoutEffect(() => {
    pageTools.set({
      values,
      textAt: (place) => textAt(place, values),
      isKey: (placeholder) => fieldNamed(fieldOf(placeholder)!).kind === 'key',
      open: (placeholder) => onStart({ field: fieldOf(placeholder) }),
      save(at) {
        const file = files[at]!;
        // A file with nothing to say about it is saved at once; otherwise, and for hidden files, the form says it.
        const quiet = warningsFor(file, values).length === 0 && !file.name.startsWith('.');
        if (quiet) saveFile(file, values, link.current!);
        else onStart({ atFiles: true });
      },
    });
  }, [values, files, onStart]);
  useLayoutEffect(() => () => pageTools.set(undefined), []);
  return (
    <>
      <a hidden ref={link} href="#save">
        Save
      </a>
      {start && (
        <LoadBoundary name="The form">
          <OperatorForm {...page} start={start} onClose={() => onStart(undefined)} />
        </LoadBoundary>
      )}
    </>
  );
}
