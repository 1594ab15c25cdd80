import { afterEach, expect, test } from 'vitest';
import { watchBuiltIns } from './builtIns';

const { push } = Array.prototype;
afterEach(() => {
  Array.prototype.push = push;
  Reflect.deleteProperty(Object.prototype, 'then');
});

test('what a program changes of JavaScript itself is named', () => {
  const changed = watchBuiltIns();
  expect(changed()).toBeUndefined();
  Array.prototype.push = () => 0;
  expect(changed()).toBe('Array.prototype.push');
  Array.prototype.push = push;
  Object.defineProperty(Object.prototype, 'then', { value: () => undefined, configurable: true });
  expect(changed()).toBe('Object.prototype.then');
});
