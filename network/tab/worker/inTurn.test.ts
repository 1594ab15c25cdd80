import { expect, test } from 'vitest';
import { inTurn, later, told } from './inTurn';

test('what is said while something is told waits for it, and an error keeps nothing back', async () => {
  const said: string[] = [];
  inTurn(() => said.push('at once'));
  later(async () => {
    await new Promise(setImmediate);
    said.push('told');
  });
  later(() => Promise.reject(new Error('not told')));
  inTurn(() => said.push('after it'));
  expect(said).toEqual(['at once']);
  await told();
  expect(said).toEqual(['at once', 'told', 'after it']);
  inTurn(() => said.push('at once again'));
  expect(said.at(-1)).toBe('at once again');
});
