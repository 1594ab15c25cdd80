import React, { type ReactNode } from 'react';
import { textsOf, type BlockOf, type ComparedRow } from '../../../core/compare/comparedSection';
import { Table } from '../../components/Table';
import { TableHeader } from '../../components/TableHeader';
import { Spans } from './Words';

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
export const TableDiff = ({ head, rows }: BlockOf<'table'>): ReactNode => (
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
