import React, { useEffect, useRef, type ReactNode } from 'react';
import type { NameCard } from '../../../core/api/cards';
import { FloatingCard } from './FloatingCard';
import { useCards } from './useCards';
import { useHover } from './useHover';

function Meaning({ word, signature, text, url }: NameCard): ReactNode {
  return (
    <>
      <code className="code-names__form">{signature || word}</code>
      {text && <span> {text} </span>}
      {url && <a href={url}>Reference</a>}
    </>
  );
}

/**
 * What the names of a code block are: beside the name that the pointer rests on, and as a list for keyboards and touch.
 * Nothing is loaded before somebody asks.
 */
export function CodeNames({ names }: { names: string }): ReactNode {
  const list = useRef<HTMLDetailsElement>(null);
  const { cards, ask } = useCards(names);
  const [at] = useHover(list, ask);
  useEffect(() => {
    // It may have been opened before React.
    if (list.current!.open) ask();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when React takes over
  }, []);
  const shown = at && cards?.find(({ word }) => word === at.word);
  return (
    <>
      <details ref={list} className="code-names" data-markdown-ignore="" onToggle={ask}>
        <summary>Names in this block</summary>
        <ul>
          {cards?.map((card) => (
            <li key={card.word}>
              <Meaning {...card} />
            </li>
          ))}
        </ul>
      </details>
      {shown && (
        <FloatingCard at={at}>
          <Meaning {...shown} />
        </FloatingCard>
      )}
    </>
  );
}
