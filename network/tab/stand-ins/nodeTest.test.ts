import { expect, test, vi } from 'vitest';
import { afterEach, before, beforeEach, collectTests, describe, it } from './nodeTest';

test('tests run in order when the program is through, with what stands before and after them', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const done: string[] = [];
  const runTests = collectTests();
  const does = (name: string) => () => void done.push(name);
  describe('outer', () => {
    before(does('before'));
    beforeEach(does('each'));
    afterEach(does('after each'));
    it('one', does('one'));
    describe('inner', () => it('two', does('two')));
  });
  it('three', async () => does('three')());
  expect(done).toEqual([]);
  await runTests();
  expect(done).toEqual(['before', 'each', 'one', 'after each', 'each', 'two', 'after each', 'three']);
  expect(log.mock.calls.flat()).toEqual(['✔ one', '✔ two', '✔ three']);
  log.mockRestore();
});

test('the first test that fails ends the run, and leaves nothing to the next', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const runTests = collectTests();
  const never = vi.fn();
  it('fails', () => {
    throw new Error('60 is not 70');
  });
  it('comes after', never);
  await expect(runTests()).rejects.toThrow('60 is not 70');
  expect(said).toHaveBeenCalledWith('✖ fails');
  await collectTests()();
  expect(never).not.toHaveBeenCalled();
  said.mockRestore();
});
