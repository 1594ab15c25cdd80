// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { edit, edits, linked, parseEdits, setLinked, withEdits, withLinked } from './edits';

const step = (key: string, text: string) => ({ key, title: key, text });
const shown = (key: string, text: string) => withEdits([step(key, text)], edits.getSnapshot())[0]!.text;
beforeEach(() => edits.set({}));

test('what was changed stands in its place, and is kept for the next visit', () => {
  edit(step('a', 'one'), 'mine');
  expect(shown('a', 'one')).toBe('mine');
  expect(parseEdits(localStorage.getItem('run.edits'))).toEqual(edits.getSnapshot());
});

test('where the page says something else by now, its own code is shown', () => {
  edit(step('a', 'one'), 'mine');
  expect(shown('a', 'two')).toBe('two');
});

test('going back to the code of the page forgets the change', () => {
  edit(step('a', 'one'), 'mine');
  edit(step('a', 'one'), 'one');
  expect(edits.getSnapshot()).toEqual({});
});

test('the oldest makes room', () => {
  for (let i = 0; i < 25; i++) edit(step(`k${i}`, 'one'), 'mine');
  expect(Object.keys(edits.getSnapshot())).toHaveLength(20);
  expect(shown('k4', 'one')).toBe('one');
  expect(shown('k24', 'one')).toBe('mine');
});

test.each([null, '', 'nonsense', '[]', '{"a":1}', '{"a":{"of":1,"text":"x"}}', '{"__proto__":{"of":"x","text":"y"}}'])(
  'nonsense in storage is nothing: %s',
  (text) => {
    expect(withEdits([step('a', 'one')], parseEdits(text))[0]!.text).toBe('one');
  },
);

test('code of a link stands in the last step alone, and takes no own code away', () => {
  edit(step('b', 'two'), 'mine');
  setLinked('b', 'theirs');
  const steps = [step('b', 'two'), step('a', 'one')];
  const texts = (all: typeof steps) =>
    withLinked(withEdits(all, edits.getSnapshot()), linked.getSnapshot()).map(({ text }) => text);
  expect(texts(steps)).toEqual(['mine', 'one']);
  expect(texts([...steps].reverse())).toEqual(['one', 'theirs']);
  expect(localStorage.getItem('run.edits')).not.toContain('theirs');
  setLinked('b', undefined);
  expect(texts([...steps].reverse())).toEqual(['one', 'mine']);
});
