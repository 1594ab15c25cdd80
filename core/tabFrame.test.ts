import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { FRAME_SCRIPT } from './tabFrame';

/** The workers that the document starts for a message of the page. */
function startedWith(origin: string): number {
  const Worker = vi.fn(() => ({ postMessage: () => undefined }));
  const parent = {};
  let say: (event: unknown) => void = () => undefined;
  const addEventListener = (_: string, listener: typeof say) => (say = listener);
  const URL = { createObjectURL: () => '' };
  vm.runInNewContext(FRAME_SCRIPT, {
    Worker: function () {
      return Worker();
    },
    Blob: Object,
    URL,
    origin,
    parent,
    addEventListener,
  });
  say({ source: {}, data: '', ports: [{}, {}] });
  expect(Worker).not.toHaveBeenCalled();
  say({ source: parent, data: '', ports: [{}, {}] });
  return Worker.mock.calls.length;
}

test('code starts where the document has no origin, for the page that it stands in, and nowhere else', () => {
  expect(startedWith('null')).toBe(1);
  expect(startedWith('https://docs.example')).toBe(0);
});
