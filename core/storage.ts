/** Local storage that never throws: where it is blocked or full, a warning is logged once and the value is not kept. */
let warned = false;

function guarded<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    if (!warned) console.warn('Local storage is not available; preferences are not kept.', error);
    warned = true;
    return otherwise;
  }
}

export const readItem = (key: string): string | null => guarded(() => localStorage.getItem(key), null);

export const writeItem = (key: string, value: string): void =>
  guarded(() => localStorage.setItem(key, value), undefined);

export const removeItem = (key: string): void => guarded(() => localStorage.removeItem(key), undefined);
