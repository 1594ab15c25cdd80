// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { COPIES_NOTE, type Copy } from '../../../core/offline';
import { forgetCopy, noteCopy, readNote } from './note';

const copy = (place: string) => ({ place, keptAt: 7, manifest: { label: `${place} label` } }) as Copy;
beforeEach(() => localStorage.clear());

test('a copy is noted until it is forgotten, and the last one leaves nothing', () => {
  noteCopy(copy('stable'));
  noteCopy(copy('nightly'));
  expect(readNote()).toEqual({
    stable: { keptAt: 7, label: 'stable label' },
    nightly: { keptAt: 7, label: 'nightly label' },
  });
  forgetCopy('stable');
  expect(Object.keys(readNote())).toEqual(['nightly']);
  forgetCopy('nightly');
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '[]', '"text"', '{"stable":5}', '{"stable":{"keptAt":"x","label":1}}'])(
  '%s counts as nothing',
  (text) => {
    localStorage.setItem(COPIES_NOTE, text);
    expect(readNote()).toEqual({});
  },
);
