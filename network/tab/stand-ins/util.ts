/** In place of node:util: prints values as Node does, as far as guides show them. */
const CUSTOM = Symbol.for('nodejs.util.inspect.custom');
const DEPTH = 3;
const WIDTH = 72;
const MOST = 100;

type Custom = (depth: number, options: object, inspect: typeof inspectValue) => unknown;

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function joined(open: string, parts: string[], close: string): string {
  if (parts.length === 0) return open + close;
  const flat = `${open} ${parts.join(', ')} ${close}`;
  if (flat.length <= WIDTH && !flat.includes('\n')) return flat;
  return `${open}\n${parts.map((part) => `  ${part.replaceAll('\n', '\n  ')}`).join(',\n')}\n${close}`;
}

const keyText = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

function entriesOf(value: object, depth: number, seen: object[]): string[] {
  const shown = (inner: unknown) => inspectInner(inner, depth + 1, [...seen, value]);
  if (value instanceof Map) return [...value].slice(0, MOST).map(([key, inner]) => `${shown(key)} => ${shown(inner)}`);
  if (Array.isArray(value) || value instanceof Set) return [...value].slice(0, MOST).map(shown);
  const entries = Object.entries(value).slice(0, MOST);
  return entries.map(([key, inner]) => `${keyText(key)}: ${shown(inner)}`);
}

function inspectObject(value: object, depth: number, seen: object[]): string {
  const custom = (value as { [CUSTOM]?: Custom })[CUSTOM];
  if (typeof custom === 'function') return String(custom.call(value, DEPTH, {}, inspectValue));
  if (value instanceof Error) return value.stack?.includes(value.message) ? value.stack : String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `<Buffer ${value.length} bytes>`;
  const name = (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)?.constructor?.name ?? '';
  if (seen.includes(value)) return '[Circular]';
  if (depth > DEPTH) return `[${name || 'Object'}]`;
  const sized = value instanceof Map || value instanceof Set ? `(${value.size})` : '';
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const label = Array.isArray(value) || name === 'Object' ? '' : `${name}${sized} `;
  return label + joined(open!, entriesOf(value, depth, seen), close!);
}

function inspectInner(value: unknown, depth: number, seen: object[]): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[Function: ${value.name || 'anonymous'}]`;
  if (typeof value === 'object' && value !== null) return inspectObject(value, depth, seen);
  return String(value);
}

const inspectValue = (value: unknown): string => inspectInner(value, 0, []);
export const inspect = Object.assign(inspectValue, { custom: CUSTOM });

/** As console.log joins its arguments. */
export function format(...values: unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(inspect).join(' ');
  const filled = first.replace(/%[sdioOj%]/g, (mark) => {
    if (mark === '%%') return '%';
    if (rest.length === 0) return mark;
    const next = rest.shift();
    return mark === '%s' || mark === '%d' || mark === '%i' ? String(next) : inspect(next);
  });
  return [filled, ...rest.map((value) => (typeof value === 'string' ? value : inspect(value)))].join(' ');
}

export const isDeepStrictEqual = (a: unknown, b: unknown): boolean => inspect(a) === inspect(b);
export const promisify = (): never => {
  throw new Error('util.promisify is not available in a browser');
};
export default { inspect, format, isDeepStrictEqual, promisify };
