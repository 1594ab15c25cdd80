import React, { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { NameCard } from '../../../core/api/cards';
import { FloatingCard } from '../../components/FloatingCard';
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
  const word = useHover(list, ask);
  useEffect(() => {
    // It may have been opened before React.
    if (list.current!.open) ask();
  }, [ask]);
  const shown = cards?.filter((card) => card.word === word?.word) ?? [];
  const at = useCallback(() => word!, [word]);
  return (
    <>
      <details ref={list} className="code-names" data-markdown-ignore="" onToggle={ask}>
        <summary>Names in this block</summary>
        <ul>
          {cards?.map((card) => (
            <li key={`${card.word} ${card.signature}`}>
              <Meaning {...card} />
            </li>
          ))}
        </ul>
      </details>
      {shown.length > 0 && (
        <FloatingCard at={at} className="term-card code-names__card">
          {shown.map((card) => (
            <Meaning key={card.signature} {...card} />
          ))}
        </FloatingCard>
      )}
    </>
  );
}
