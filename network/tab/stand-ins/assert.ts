/** In place of node:assert, for the packages and for programs of readers. */
import { inspect } from './util';

export class AssertionError extends Error {
  override name = 'AssertionError';
}

const fail = (message: string | Error | undefined, otherwise: string): never => {
  throw message instanceof Error ? message : new AssertionError(message ?? otherwise);
};

export function ok(value: unknown, message?: string | Error): asserts value {
  if (!value) fail(message, `${inspect(value)} is not true`);
}
export function strictEqual(actual: unknown, expected: unknown, message?: string): void {
  if (!Object.is(actual, expected)) fail(message, `${inspect(actual)} is not ${inspect(expected)}`);
}
export function deepStrictEqual(actual: unknown, expected: unknown, message?: string): void {
  if (inspect(actual) !== inspect(expected)) fail(message, `${inspect(actual)} is not ${inspect(expected)}`);
}
export function notStrictEqual(actual: unknown, expected: unknown, message?: string): void {
  if (Object.is(actual, expected)) fail(message, `both are ${inspect(actual)}`);
}
export async function rejects(work: Promise<unknown> | (() => Promise<unknown>), expected?: RegExp): Promise<void> {
  try {
    await (typeof work === 'function' ? work() : work);
  } catch (error) {
    if (expected && !expected.test(String(error)))
      fail(undefined, `${String(error)} does not match ${String(expected)}`);
    return;
  }
  fail(undefined, 'it did not reject');
}

const assert = Object.assign(ok.bind(undefined), {
  ok,
  AssertionError,
  strictEqual,
  deepStrictEqual,
  notStrictEqual,
  rejects,
  equal: strictEqual,
  deepEqual: deepStrictEqual,
  notEqual: notStrictEqual,
});
export const { equal, deepEqual, notEqual } = assert;
export const strict = Object.assign(assert, { strict: assert });
export default strict;
