import React, { type ComponentProps, type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { CodeBlock } from '../code-block';
import { pageTools } from './pageTools';

interface Props extends ComponentProps<typeof CodeBlock> {
  /** Which of the page's files it is, if it is one. */
  file?: number;
  /** The first placeholder that can be filled in. */
  first?: string;
}

/** A code block with a button to save it as a file, or to fill in what it needs. */
export function OperatorCode({ file, first, ...block }: Props): ReactNode {
  const tools = useStore(pageTools);
  const onClick = () => (file === undefined ? tools!.open(first!) : tools!.save(file));
  const tool = tools && (
    <button type="button" className="code__tool code__tool--values" onClick={onClick}>
      {file === undefined ? 'Values' : 'Save'}
    </button>
  );
  return <CodeBlock {...block} tool={tool} />;
}
