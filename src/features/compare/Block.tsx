import React, { type ReactNode } from 'react';
import type { ComparedBlock } from '../../../core/compare/comparedSection';
import { CodeDiff } from './CodeDiff';
import { DiagramDiff } from './DiagramDiff';
import { plural } from './plural';
import { TableDiff } from './TableDiff';
import { Spans } from './Words';

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
      return <TableDiff {...block} />;
    case 'diagram':
      return <DiagramDiff {...block} />;
    case 'code':
      return <CodeDiff {...block} />;
  }
}
