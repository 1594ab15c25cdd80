import React, { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../bridge/lazyPart';
import { useListener } from '../../bridge/useListener';
import { fieldOf } from './fields';
import { isFile, pageFiles, saveFile, warningsFor } from './files';
import { blocksWithPlaceholders, fieldsOnPage, fillBlock } from './fill';
import { currentValues, operatorValues } from './state';
import type { Start } from './useDialog';

const OperatorForm = lazyPart(() => import('./OperatorForm'), { name: 'The form' });

export interface Props {
  start: Start | undefined;
  onStart: (start: Start | undefined) => void;
  /** How many values of this page are filled in, and how many there are. */
  onCount: (count: { filled: number; all: number }) => void;
}

const fieldAt = (place: HTMLElement | null | undefined): string | undefined =>
  place ? fieldOf(place.dataset.value!)?.name : undefined;

/** Shows the values in the blocks of the page, now and whenever they change. Gives the blocks that get a button. */
function useBlocks(onCount: Props['onCount']): HTMLElement[] {
  const [figures, setFigures] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const show = () => {
      const values = currentValues();
      for (const figure of blocksWithPlaceholders()) fillBlock(figure, values);
      const names = [...fieldsOnPage()];
      onCount({ filled: names.filter((name) => values[name]).length, all: names.length });
    };
    show();
    const blocks = new Set([...blocksWithPlaceholders(), ...pageFiles().map(({ figure }) => figure)]);
    // They are there only when the page is: at the first render of a navigation it is still the page before.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setFigures([...blocks].filter((figure) => isFile(figure) || figure.querySelector('[data-field]')));
    return operatorValues.subscribe(show);
  }, [onCount]);
  return figures;
}

/** A file with nothing to say about it is saved at once; otherwise, and for hidden files, the form says it. */
function Tool({ figure, onStart }: Pick<Props, 'onStart'> & { figure: HTMLElement }): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const onSave = () => {
    const file = pageFiles().find((each) => each.figure === figure)!;
    const quiet = warningsFor(file, currentValues()).length === 0 && !file.name.startsWith('.');
    if (quiet) saveFile(file, link.current!);
    else onStart({ atFiles: true });
  };
  const onValues = () => onStart({ field: fieldAt(figure.querySelector<HTMLElement>('[data-field]')) });
  return (
    <>
      <button type="button" className="code__tool code__tool--values" onClick={isFile(figure) ? onSave : onValues}>
        {isFile(figure) ? 'Save' : 'Values'}
      </button>
      <a hidden ref={link} href="#save">
        Save
      </a>
    </>
  );
}

/** What the bar adds to the rest of its page: values in the code, a button on each block, the form. */
export default function OperatorPage({ start, onStart, onCount }: Props): ReactNode {
  const figures = useBlocks(onCount);
  const onClick = useCallback(
    ({ target }: Event) => {
      const field = fieldAt((target as Element).closest<HTMLElement>('.code var[data-field]'));
      // A reader who marks text in a block does not want the form.
      if (field && getSelection()?.isCollapsed !== false) onStart({ field });
    },
    [onStart],
  );
  useListener('click', onClick);
  return (
    <>
      {figures.map((figure, i) =>
        createPortal(<Tool figure={figure} onStart={onStart} />, figure.querySelector('.code__tools')!, String(i)),
      )}
      {start && <OperatorForm start={start} onClose={() => onStart(undefined)} />}
    </>
  );
}
