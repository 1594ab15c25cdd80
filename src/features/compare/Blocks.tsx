import React, { useContext, type ReactNode } from 'react';
import {
  textsOf,
  type Change,
  type CodePart,
  type ComparedBlock,
  type ComparedRow,
  type Span,
  type Words,
} from '../../../core/compare/comparedSection';
import { useMessage } from '../../bridge/useMessage';
import { Table } from '../../components/Table';
import { TableHeader } from '../../components/TableHeader';
import { Diagram } from '../diagram';
import { ComparedContext } from './compared';
import { plural } from './plural';

type Of<K extends ComparedBlock['kind']> = Extract<ComparedBlock, { kind: K }>;

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

const Said = ({ words }: { words: Words }): ReactNode =>
  words.map((word, i) => (typeof word === 'string' ? word : <code key={i}>{word.code}</code>));

const Spans = ({ spans, whole }: { spans: Span[]; whole?: Change }): ReactNode =>
  spans.map(({ change = whole, words }, i) => (
    <Changed key={i} change={change}>
      <Said words={words} />
    </Changed>
  ));

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

function Code({ lang, title, parts }: Of<'code'>): ReactNode {
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

/** No component: `Table` looks at the cells of its rows. */
const rowOf = ({ change, cells }: ComparedRow, index: number): ReactNode => (
  <tr key={index} data-change={change}>
    {cells.map((spans, i) => (
      <td key={i} data-changed={change || spans.some((span) => span.change) ? '' : undefined}>
        <Spans spans={spans} whole={change} />
      </td>
    ))}
  </tr>
);

/** The rows that changed, under the titles of their columns. */
const Rows = ({ head, rows }: Of<'table'>): ReactNode => (
  <div className="markdown">
    <Table>
      <thead>
        <tr>
          {head.map((words, i) => (
            <TableHeader key={i}>{textsOf(words).join('')}</TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(rowOf)}</tbody>
    </Table>
  </div>
);

const Labels = ({ change, labels }: { change: 'added' | 'removed'; labels: string[] }): ReactNode =>
  labels.length > 0 && (
    <p>
      {change === 'added' ? 'New in it: ' : 'No longer in it: '}
      {labels.map((label, i) => (
        <React.Fragment key={i}>
          {i > 0 && ', '}
          <Changed change={change}>{label}</Changed>
        </React.Fragment>
      ))}
    </p>
  );

/** Both drawings, and in words what only one of them says. */
function Pictures({ old, new: newer, removed, added }: Of<'diagram'>): ReactNode {
  const { names } = useContext(ComparedContext);
  return (
    <>
      <div className="compare__pictures">
        {(
          [
            [names.old, old],
            [names.new, newer],
          ] as const
        ).map(
          ([name, picture]) =>
            picture && (
              <div key={name}>
                <p className="compare__file">{name}</p>
                <Diagram {...picture} />
              </div>
            ),
        )}
      </div>
      <Labels change="removed" labels={removed} />
      <Labels change="added" labels={added} />
    </>
  );
}

export function Block({ block }: { block: ComparedBlock }): ReactNode {
  switch (block.kind) {
    case 'same':
      return <p className="compare__skip">{plural(block.count, 'block')} unchanged</p>;
    case 'text':
      return (
        <p data-role={block.role}>
          <Spans spans={block.spans} />
        </p>
      );
    case 'table':
      return <Rows {...block} />;
    case 'diagram':
      return <Pictures {...block} />;
    case 'code':
      return <Code {...block} />;
  }
}
