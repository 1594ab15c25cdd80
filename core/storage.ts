/** Local storage that never throws: where it is blocked or full, a warning is logged once and the value is not kept. */
const page = globalThis as { storageWarned?: boolean };

function guarded<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    // Once for the page, though the boot script and React have a copy of this file each.
    if (!page.storageWarned) console.warn('Local storage is not available; preferences are not kept.', error);
    page.storageWarned = true;
    return otherwise;
  }
}

export const readItem = (key: string): string | null => guarded(() => localStorage.getItem(key), null);

export const writeItem = (key: string, value: string): void =>
  guarded(() => localStorage.setItem(key, value), undefined);

export const removeItem = (key: string): void => guarded(() => localStorage.removeItem(key), undefined);
