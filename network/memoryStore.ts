// AztecAsyncKVStore of @aztec/kv-store in memory: a PXE's database without LMDB. What a failed transaction wrote is
// undone. It imports no package of Aztec, so that any client can use it.
import { AsyncLocalStorage } from 'node:async_hooks';

type Value = unknown;
type Key = unknown;
type Entries = Map<string, [Key, Value[]]>;
interface Range {
  start?: Key;
  end?: Key;
  reverse?: boolean;
  limit?: number;
}

const copy = (value: Value): Value => (Buffer.isBuffer(value) ? Buffer.from(value) : value);
const idOf = (key: Key): string => JSON.stringify(key instanceof Uint8Array ? [...key] : key);
const same = (a: Value, b: Value): boolean =>
  a instanceof Uint8Array && b instanceof Uint8Array ? Buffer.compare(a, b) === 0 : a === b || idOf(a) === idOf(b);

/** LMDB's order: numbers before strings, arrays element by element. */
function order(a: Key, b: Key): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    const first = a.map((x, i) => (i < b.length ? order(x, b[i]) : 0)).find((sign) => sign !== 0);
    return first ?? a.length - b.length;
  }
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0;
}

const inside = (key: Key, { start, end, reverse }: Range): boolean =>
  reverse
    ? (start === undefined || order(key, start) > 0) && (end === undefined || order(key, end) <= 0)
    : (start === undefined || order(key, start) >= 0) && (end === undefined || order(key, end) < 0);

class MemoryMap {
  entries: Entries = new Map();
  constructor(private readonly store: MemoryStore) {}

  protected read = (key: Key): Value[] => this.entries.get(idOf(key))?.[1] ?? [];

  protected write(key: Key, values: Value[]): void {
    const id = idOf(key);
    const before = this.entries.get(id);
    this.store.undo?.push(() => (before ? this.entries.set(id, before) : this.entries.delete(id)));
    if (values.length) this.entries.set(id, [key, values]);
    else this.entries.delete(id);
  }

  getAsync = async (key: Key) => this.read(key)[0];
  hasAsync = async (key: Key) => this.read(key).length > 0;
  sizeAsync = async () => [...this.entries.values()].reduce((sum, [, values]) => sum + values.length, 0);

  async set(key: Key, value: Value): Promise<void> {
    this.write(key, [copy(value)]);
  }
  async setMany(entries: { key: Key; value: Value }[]): Promise<void> {
    for (const { key, value } of entries) await this.set(key, value);
  }
  async setIfNotExists(key: Key, value: Value): Promise<boolean> {
    if (this.read(key).length) return false;
    await this.set(key, value);
    return true;
  }
  async delete(key: Key): Promise<void> {
    this.write(key, []);
  }
  async *entriesAsync(range: Range = {}): AsyncGenerator<[Key, Value]> {
    const found = [...this.entries.values()].filter(([key]) => inside(key, range));
    found.sort(([a], [b]) => (range.reverse ? order(b, a) : order(a, b)));
    const pairs = found.flatMap(([key, values]) => values.map((value): [Key, Value] => [key, value]));
    yield* pairs.slice(0, range.limit ?? Infinity);
  }
  async *valuesAsync(range?: Range): AsyncGenerator<Value> {
    for await (const [, value] of this.entriesAsync(range)) yield value;
  }
  async *keysAsync(range?: Range): AsyncGenerator<Key> {
    for await (const [key] of this.entriesAsync(range)) yield key;
  }
}

class MemoryMultiMap extends MemoryMap {
  override async set(key: Key, value: Value): Promise<void> {
    const values = this.read(key);
    if (!values.some((known) => same(known, value))) this.write(key, [...values, copy(value)]);
  }
  async *getValuesAsync(key: Key): AsyncGenerator<Value> {
    yield* this.read(key);
  }
  async deleteValue(key: Key, value: Value): Promise<void> {
    this.write(
      key,
      this.read(key).filter((known) => !same(known, value)),
    );
  }
}

class MemorySet {
  constructor(private readonly map: MemoryMap) {}
  add = (key: Key) => this.map.set(key, true);
  delete = (key: Key) => this.map.delete(key);
  hasAsync = (key: Key) => this.map.hasAsync(key);
  entriesAsync = (range?: Range) => this.map.keysAsync(range);
}

class MemorySingleton {
  constructor(private readonly map: MemoryMap) {}
  getAsync = () => this.map.getAsync('');
  set = (value: Value) => this.map.set('', value).then(() => true);
  delete = () => this.map.delete('').then(() => true);
}

class MemoryArray {
  constructor(private readonly map: MemoryMap) {}
  lengthAsync = () => this.map.sizeAsync();
  private place = async (index: number) => (index < 0 ? index + (await this.lengthAsync()) : index);
  atAsync = async (index: number) => this.map.getAsync(await this.place(index));
  async push(...values: Value[]): Promise<number> {
    for (const value of values) await this.map.set(await this.lengthAsync(), value);
    return this.lengthAsync();
  }
  async pop(): Promise<Value> {
    const last = (await this.lengthAsync()) - 1;
    const value = await this.map.getAsync(last);
    await this.map.delete(last);
    return value;
  }
  async setAt(index: number, value: Value): Promise<boolean> {
    const place = await this.place(index);
    if (place < 0 || place >= (await this.lengthAsync())) return false;
    await this.map.set(place, value);
    return true;
  }
  entriesAsync = () => this.map.entriesAsync();
  valuesAsync = () => this.map.valuesAsync();
  [Symbol.asyncIterator] = () => this.valuesAsync();
}

export class MemoryStore {
  undo: (() => unknown)[] | undefined;
  private readonly maps = new Map<string, MemoryMap>();
  private readonly within = new AsyncLocalStorage<boolean>();
  private last: Promise<unknown> = Promise.resolve();

  private open(kind: string, name: string, Kind = MemoryMap): MemoryMap {
    const id = `${kind}:${name}`;
    if (!this.maps.has(id)) this.maps.set(id, new Kind(this));
    return this.maps.get(id)!;
  }
  openMap = (name: string) => this.open('map', name);
  openMultiMap = (name: string) => this.open('multimap', name, MemoryMultiMap);
  openSet = (name: string) => new MemorySet(this.open('set', name));
  openArray = (name: string) => new MemoryArray(this.open('array', name));
  openSingleton = (name: string) => new MemorySingleton(this.open('singleton', name));
  openCounter(): never {
    throw new Error('A PXE uses no counters');
  }

  /** One at a time; one within another is part of it. */
  transactionAsync<T>(callback: () => Promise<T>): Promise<T> {
    if (this.within.getStore()) return callback();
    const result = this.last.then(() => this.within.run(true, () => this.attempt(callback)));
    this.last = result.catch(() => undefined);
    return result;
  }
  private async attempt<T>(callback: () => Promise<T>): Promise<T> {
    const undo: (() => unknown)[] = (this.undo = []);
    try {
      return await callback();
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    } finally {
      this.undo = undefined;
    }
  }

  /** What the store holds now, to be put back later. */
  snapshot(): () => void {
    const kept = new Map([...this.maps].map(([id, map]) => [id, new Map(map.entries)]));
    return () => this.maps.forEach((map, id) => (map.entries = new Map(kept.get(id))));
  }

  async clear(): Promise<void> {
    this.maps.forEach((map) => map.entries.clear());
  }
  delete = () => this.clear();
  close = async () => undefined;
  estimateSize = async () => ({ mappingSize: 0, physicalFileSize: 0, actualSize: 0, numItems: 0 });
  async backupTo(): Promise<never> {
    throw new Error('A store in memory has no backup');
  }
}

/** The stores of this process: of the network, and of clients that have a PXE of their own. */
export const stores = new Set<MemoryStore>();

/** In place of the function of this name in @aztec/kv-store/lmdb-v2. */
export const createStore = async () => {
  const store = new MemoryStore();
  stores.add(store);
  return store;
};
