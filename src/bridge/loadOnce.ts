/** Loads each thing once; one that did not come may come the next time. */
export function loadOnce<Of extends string, T>(load: (of: Of) => Promise<T>): (of: Of) => Promise<T> {
  const loaded = new Map<Of, Promise<T>>();
  return (of) => {
    const promise = loaded.get(of) ?? load(of);
    loaded.set(of, promise);
    promise.catch(() => loaded.delete(of));
    return promise;
  };
}
