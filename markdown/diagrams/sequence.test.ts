import { expect, test } from 'vitest';
import { sequenceSteps } from './sequence';

const diagram = (...lines: string[]) => ['sequenceDiagram', '  accTitle: A', '  accDescr: B: c.', ...lines].join('\n');

test('says who tells whom what, by the names that the picture shows', () => {
  const source = diagram(
    'participant P as Ana’s PXE',
    'participant Node',
    'P->>P: prove',
    'P->>Node: proof: one',
    'Node-->>P: ok',
  );
  expect(sequenceSteps(source)).toEqual(['Ana’s PXE: prove', 'Ana’s PXE → Node: proof: one', 'Node → Ana’s PXE: ok']);
});

test('says notes, and when a message is sent at all', () => {
  const source = diagram(
    ...['Note over A,B: two blocks pass', 'alt goal reached', 'A->>B: pay', 'else goal missed', 'B->>A: refund', 'end'],
    ...['Note over A: done', 'loop each slot', 'A->>B: block', 'end'],
  );
  expect(sequenceSteps(source)).toEqual([
    ...['A, B: two blocks pass', 'A → B: if goal reached: pay', 'B → A: if goal missed: refund'],
    ...['A: done', 'A → B: each slot: block'],
  ]);
});

test('does not leave out what it cannot say', () => {
  expect(() => sequenceSteps(diagram('critical the lock'))).toThrow('has no words for "critical the lock"');
});
