import React, { type ReactNode } from 'react';
import type { Change, CodePart, ComparedBlock, Span } from '../../../core/compare/comparison';
import { plural } from './plural';

const sign = (change: Change): string => (change ? { added: '+ ', removed: '− ' }[change] : '  ');

/** What was added or removed, said in words as well as shown. */
export function Changed({ change, children }: { change: Change; children: ReactNode }): ReactNode {
  if (!change) return children;
  const Tag = change === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="visually-hidden">{change}: </span>
      {children}
    </Tag>
  );
}

const Words = ({ change, words }: Span): ReactNode => (
  <Changed change={change}>
    {words.map((word, i) => (typeof word === 'string' ? word : <code key={i}>{word.code}</code>))}
  </Changed>
);

const Lines = ({ part }: { part: CodePart }): ReactNode =>
  'left' in part ? (
    <>
      <i>{plural(part.left, 'line')} unchanged</i>
      {'\n'}
    </>
  ) : (
    <Changed change={part.change}>{part.lines.map((line) => `${sign(part.change)}${line}\n`).join('')}</Changed>
  );

export function Block({ block }: { block: ComparedBlock }): ReactNode {
  if (block.kind === 'same') return <p className="compare__skip">{plural(block.count, 'block')} unchanged</p>;
  if (block.kind === 'text')
    return (
      <p data-role={block.role}>
        {block.spans.map((span, i) => (
          <Words key={i} {...span} />
        ))}
      </p>
    );
  return (
    <>
      {block.title && <p className="compare__file">{block.title}</p>}
      <pre className="compare__code" data-lang={block.lang}>
        <code>
          {block.parts.map((part, i) => (
            <Lines key={i} part={part} />
          ))}
        </code>
      </pre>
    </>
  );
}
