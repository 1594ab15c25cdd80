import { useEffect } from 'react';

/** Listens on the document as long as the component is there. `listener` must stay the same from render to render. */
export function useListener<K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
): void {
  useEffect(() => {
    document.addEventListener(type, listener);
    return () => document.removeEventListener(type, listener);
  }, [type, listener]);
}
