// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedStore, storedStore } from './store';

const text = (key: string) =>
  storedStore(key, { server: 'none', parse: (stored) => stored ?? 'none', format: (value) => value });
const fromOtherTab = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  localStorage.clear();
  delete window.site;
});
afterEach(() => void vi.restoreAllMocks());

test('two bundles that ask for one name get one store', () => {
  const heard = vi.fn();
  sharedStore('open', false).subscribe(heard);
  sharedStore('open', false).set(true);
  expect(heard).toHaveBeenCalledOnce();
  expect(sharedStore('open', false).getSnapshot()).toBe(true);
});

test('a listener that left hears nothing, and no change is no news', () => {
  const store = sharedStore('open', false);
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.set(false);
  leave();
  store.set(true);
  expect(heard).not.toHaveBeenCalled();
});

test('a stored value is read, written, and follows other tabs without writing again', () => {
  localStorage.setItem('kept', 'before');
  const store = text('kept');
  expect([store.server, store.getSnapshot()]).toEqual(['none', 'before']);
  store.set('now');
  expect(localStorage.getItem('kept')).toBe('now');
  const write = vi.spyOn(Storage.prototype, 'setItem');
  fromOtherTab('kept', 'there');
  expect(store.getSnapshot()).toBe('there');
  fromOtherTab('something else', 'x');
  expect(store.getSnapshot()).toBe('there');
  fromOtherTab(null, null);
  expect(store.getSnapshot()).toBe('none');
  expect(write).not.toHaveBeenCalled();
});

test('[STO-2] where storage is blocked the value holds until the page is left', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No storage.', 'SecurityError');
  });
  const store = text('blocked');
  store.set('kept');
  expect(store.getSnapshot()).toBe('kept');
});
