import { useEffect, useState, type RefObject } from 'react';
import { HOVER_DELAY } from '../../components/useCard';
import { useDismiss } from '../../components/useDismiss';
import { wordAt, type WordAt } from './wordAt';

/** The word of the code beside `anchor` that the pointer rests on, or that was tapped. */
export function useHover(anchor: RefObject<HTMLElement | null>, ask: () => void): WordAt | undefined {
  const [word, setWord] = useState<WordAt>();
  useDismiss({
    open: word !== undefined,
    owner: () => anchor.current!.closest('figure'),
    close: () => setWord(undefined),
  });
  useEffect(() => {
    const figure = anchor.current!.closest('figure')!;
    const code = figure.querySelector('pre code')!;
    let timer = 0;
    const look = (x: number, y: number) => {
      const found = wordAt(code, x, y);
      if (found) ask();
      setWord(found);
    };
    const wait = (act: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(act, HOVER_DELAY);
    };
    const onMove = ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if ((target as Element).closest('.term-card')) clearTimeout(timer);
      else wait(() => look(clientX, clientY));
    };
    // A finger leaves when it is lifted: what it opened stays.
    const onLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && wait(() => setWord(undefined));
    const onTap = ({ clientX, clientY }: MouseEvent) => look(clientX, clientY);
    figure.addEventListener('pointermove', onMove);
    figure.addEventListener('pointerleave', onLeave);
    code.addEventListener('click', onTap as EventListener);
    return () => {
      clearTimeout(timer);
      figure.removeEventListener('pointermove', onMove);
      figure.removeEventListener('pointerleave', onLeave);
      code.removeEventListener('click', onTap as EventListener);
    };
  }, [anchor, ask]);
  return word;
}
