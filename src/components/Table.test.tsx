// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import React, { type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Table } from './Table';

afterEach(cleanup);

const table = (titles: ReactNode[], cells: ReactNode[], className?: string) => (
  <Table className={className}>
    <thead>
      <tr>
        {titles.map((title, i) => (
          <th key={i}>{title}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {cells.map((cell, i) => (
          <td key={i}>{cell}</td>
        ))}
      </tr>
    </tbody>
  </Table>
);
const labels = (view: ReactNode) =>
  [...render(view).container.querySelectorAll('td')].map((cell) => [cell.dataset.label, cell.textContent]);

test('the cells of a wide table know the titles of their columns', () => {
  const view = table(['Variable', <code key="c">Default</code>, 'Meaning'], [<b key="b">A</b>, '', 'What it is']);
  expect(labels(view)).toEqual([
    ['Variable', 'A'],
    ['Default', ''],
    ['Meaning', 'What it is'],
  ]);
  expect(document.querySelector('table')!.className).toBe('stacks');
});

test('a narrow table, and one that has its own look, are left alone', () => {
  expect(labels(table(['You see', 'Cause'], ['a', 'b']))).toEqual([
    [undefined, 'a'],
    [undefined, 'b'],
  ]);
  cleanup();
  render(table(['A', 'B', 'C'], ['a', 'b', 'c'], 'definitions'));
  expect(document.querySelector('table')!.className).toBe('definitions');
});
