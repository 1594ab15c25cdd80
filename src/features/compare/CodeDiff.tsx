import React, { useContext, type ReactNode } from 'react';
import type { BlockOf, Change, CodePart } from '../../../core/compare/comparedSection';
import { useMessage } from '../../bridge/useMessage';
import { ComparedContext } from './compared';
import { plural } from './plural';
import { Changed } from './Words';

const sign = (change: Change): string => (change ? { added: '+ ', removed: '− ' }[change] : '  ');

const Lines = ({ part: { change, lines, hidden } }: { part: CodePart }): ReactNode =>
  hidden ? (
    <>
      <i>{plural(lines.length, 'line')} unchanged</i>
      {'\n'}
    </>
  ) : (
    <Changed change={change}>{lines.map((line) => `${sign(change)}${line}\n`).join('')}</Changed>
  );

/** The whole code as one of the versions has it. */
const codeIn = (parts: CodePart[], side: 'old' | 'new'): string =>
  parts
    .filter(({ change }) => change !== (side === 'old' ? 'added' : 'removed'))
    .flatMap(({ lines, olds }) => (side === 'old' && olds) || lines)
    .join('\n');

function Copy({ text, name }: { text: string; name: string }): ReactNode {
  const [message, say] = useMessage();
  const onClick = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not copied: press again'),
    );
  return (
    <button type="button" className="code__tool" data-replay aria-live="polite" onClick={onClick}>
      {message ?? `Copy ${name}`}
    </button>
  );
}

export function CodeDiff({ lang, title, parts }: BlockOf<'code'>): ReactNode {
  const { names } = useContext(ComparedContext);
  const sides = (['old', 'new'] as const).map((side) => [names[side], codeIn(parts, side)] as const);
  return (
    <figure className="compare__figure">
      <figcaption className="compare__bar">
        <span className="compare__file">{title ?? lang}</span>
        {sides.map(([name, text]) => text && <Copy key={name} text={text} name={name} />)}
      </figcaption>
      <pre className="compare__code" data-lang={lang}>
        <code>
          {parts.map((part, i) => (
            <Lines key={i} part={part} />
          ))}
        </code>
      </pre>
    </figure>
  );
}
