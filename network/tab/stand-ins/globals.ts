/** What the packages expect of Node's global scope. Injected before everything else. */
import { Buffer as Bytes } from 'buffer';

type Encoding = BufferEncoding | undefined;
const scope = globalThis as unknown as Record<string, unknown>;

// The polyfill converts byte by byte, and a PXE reads whole artifacts as text and base64: two thirds of its time.
const from = Bytes.from as unknown as (...args: unknown[]) => Buffer;
const { toString } = Bytes.prototype;
const SHORT = 64;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const isText = (encoding: Encoding): boolean => encoding === undefined || encoding === 'utf8' || encoding === 'utf-8';
const wrap = (bytes: Uint8Array): Buffer => from.call(Bytes, bytes.buffer, bytes.byteOffset, bytes.byteLength);
const { fromBase64 } = Uint8Array as { fromBase64?: (text: string) => Uint8Array };
const { toBase64 } = Uint8Array.prototype as { toBase64?: () => string };

function bytesOf(base64: string): Uint8Array {
  if (fromBase64) return fromBase64.call(Uint8Array, base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

Bytes.from = ((value: unknown, encoding?: BufferEncoding, length?: number) => {
  if (typeof value === 'string' && value.length >= SHORT) {
    if (isText(encoding)) return wrap(encoder.encode(value));
    if (encoding === 'base64' && value.length % 4 === 0 && !/[-_\s]/.test(value)) return wrap(bytesOf(value));
  }
  return from.call(Bytes, value, encoding, length);
}) as typeof Bytes.from;

Bytes.prototype.toString = function (encoding?: BufferEncoding, start?: number, end?: number) {
  const whole = this.length >= SHORT && start === undefined && end === undefined;
  if (whole && isText(encoding)) return decoder.decode(this);
  return whole && encoding === 'base64' && toBase64 ? toBase64.call(this) : toString.call(this, encoding, start, end);
};

export { Bytes as Buffer };
export const process = {
  env: { LOG_LEVEL: 'silent' } as Record<string, string>,
  argv: [],
  version: '',
  versions: {},
  browser: true,
  cwd: () => '/',
  on: () => undefined,
  emitWarning: () => undefined,
  nextTick: (work: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => work(...args)),
  hrtime: Object.assign(() => [0, 0], { bigint: () => BigInt(Math.round(performance.now() * 1e6)) }),
};
scope.Buffer = Bytes;
scope.process = process;
scope.global = globalThis;
scope.setImmediate = (work: (...args: unknown[]) => void, ...args: unknown[]) => setTimeout(work, 0, ...args);
scope.clearImmediate = clearTimeout;
