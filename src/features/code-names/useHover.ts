import { useEffect, useState, type RefObject } from 'react';
import { wordAt, type WordAt } from './wordAt';

/** As with glossary cards: a pointer on its way across opens nothing. */
const DELAY = 200;

/** The word of the code beside `anchor` that the pointer rests on, or that was tapped. */
export function useHover(anchor: RefObject<HTMLElement | null>, ask: () => void): WordAt | undefined {
  const [word, setWord] = useState<WordAt>();
  useEffect(() => {
    const figure = anchor.current!.closest('figure')!;
    const code = figure.querySelector('pre code')!;
    let timer = 0;
    const look = (x: number, y: number) => {
      const found = wordAt(code, x, y);
      if (found) ask();
      setWord(found);
    };
    const onMove = ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === 'mouse' && !(target as Element).closest('.term-card'))
        timer = window.setTimeout(() => look(clientX, clientY), DELAY);
    };
    const onLeave = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setWord(undefined), DELAY);
    };
    const onTap = ({ clientX, clientY }: MouseEvent) => look(clientX, clientY);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setWord(undefined);
    figure.addEventListener('pointermove', onMove);
    figure.addEventListener('pointerleave', onLeave);
    code.addEventListener('click', onTap as EventListener);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      figure.removeEventListener('pointermove', onMove);
      figure.removeEventListener('pointerleave', onLeave);
      code.removeEventListener('click', onTap as EventListener);
      removeEventListener('keydown', onKey);
    };
  }, [anchor, ask]);
  return word;
}
