import { useEffect } from 'react';

/** Keeps a step in the history from the router: it would take it for a navigation and scroll to the top. */
const keepFromRouter = (event: PopStateEvent): void => event.stopImmediatePropagation();

/** Back closes what is open, as in an app, instead of leaving the page. `close` may be another function each time. */
export function useBackCloses(close: () => void): void {
  useEffect(() => {
    let wentBack = false;
    const onBack = (event: PopStateEvent) => {
      keepFromRouter(event);
      wentBack = true;
      close();
    };
    history.pushState(history.state, '');
    addEventListener('popstate', onBack, { capture: true, once: true });
    return () => {
      if (wentBack) return;
      removeEventListener('popstate', onBack, { capture: true });
      addEventListener('popstate', keepFromRouter, { capture: true, once: true });
      history.back();
    };
    // Once for each opening: `close` reads a ref, which never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
