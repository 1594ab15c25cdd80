import { expect, test } from 'vitest';
import { wrap, wrapLabels } from './labels';

/** Every letter is one px wide. */
const measure = (text: string) => text.length;
const wrapped = (source: string, width: number) => wrapLabels(source, width, measure);

test('lines are as few as the width allows, and about as long as each other', () => {
  expect(wrap('one two three four', 14, measure)).toBe('one two<br/>three four');
  expect(wrap('short', 14, measure)).toBe('short');
});

test('a name that is longer than a line is broken where its parts meet, and nowhere else', () => {
  expect(wrap('DelayedPublicMutable', 14, measure)).toBe('DelayedPublic<br/>Mutable');
  expect(wrap('call assert_is_owner(caller)', 12, measure)).toBe('call assert_<br/>is_owner(<br/>caller)');
  expect(wrap('incomprehensible', 5, measure)).toBe('incomprehensible');
});

test('boxes, questions and arrows of a flowchart are wrapped, names and descriptions are not', () => {
  const source = [
    'flowchart LR',
    '  accDescr: The first box leads to the second one.',
    '  a["one two"] -- "three four" --> b{five six}',
    '  b -->|seven eight| c[nine ten]',
    '  c -. eleven twelve .-> d',
  ].join('\n');
  expect(wrapped(source, 6)).toBe(
    [
      'flowchart LR',
      '  accDescr: The first box leads to the second one.',
      '  a["one<br/>two"] -- "three<br/>four" --> b{five<br/>six}',
      '  b -->|seven<br/>eight| c[nine<br/>ten]',
      '  c -. eleven<br/>twelve .-> d',
    ].join('\n'),
  );
});

test('a message may be as long as the way that it goes', () => {
  const people = ['sequenceDiagram', 'participant A as The app', 'participant B', 'participant C'];
  const source = [...people, 'A->>B: one two', 'A-->>C: one two three', 'Note over A,C: four five six'].join('\n');
  expect(wrapped(source, 6).split('\n').slice(1)).toEqual([
    ...['participant A as The<br/>app', 'participant B', 'participant C'],
    ...['A->>B: one<br/>two', 'A-->>C: one two<br/>three', 'Note over A,C: four<br/>five six'],
  ]);
});
