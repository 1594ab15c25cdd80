import { readItem, writeItem } from '../../core/storage';
import { site, type Store } from './site';

export type { Store };

function create<T>(server: T, first: T, write: (value: T) => void): Store<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    server,
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      write(next);
      listeners.forEach((listener) => listener());
    },
  };
}

/** The boot script and React are two bundles with a copy of this file each: a store is found by its name. */
function once<T>(name: string, server: T, make: () => Store<T>): Store<T> {
  if (typeof window === 'undefined') return create(server, server, () => undefined);
  return ((site().stores as Record<string, unknown>)[name] ??= make()) as Store<T>;
}

// A bundle leaves out a store that it does not use, as it leaves out a function.

/** Forgotten when the page is left. */
/* @__NO_SIDE_EFFECTS__ */
export const sharedStore = <T>(name: string, server: T): Store<T> =>
  once(name, server, () => create(server, server, () => undefined));

/** Known to the bundle that made it alone, and forgotten when the page is left. */
/* @__NO_SIDE_EFFECTS__ */
export const localStore = <T>(server: T): Store<T> => create(server, server, () => undefined);

interface Stored<T> {
  server: T;
  /** Nothing, or nonsense, must give a value too. */
  parse(text: string | null): T;
  format(value: T): string;
}

/** Kept in local storage under `key`, and in memory where that is blocked. Follows other tabs. */
/* @__NO_SIDE_EFFECTS__ */
export const storedStore = <T>(key: string, { server, parse, format }: Stored<T>): Store<T> =>
  once(key, server, () => {
    let fromOther = false;
    const store = create(server, parse(readItem(key)), (value) => fromOther || writeItem(key, format(value)));
    addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return;
      // What another tab wrote is not written again.
      fromOther = true;
      store.set(parse(event.newValue));
      fromOther = false;
    });
    return store;
  });
