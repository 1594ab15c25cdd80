import React, { lazy, type ComponentType, type ReactNode } from 'react';

/** By error of a chunk that did not load: how to make its component anew. */
const again = new WeakMap<object, () => void>();

/** Whether a chunk did not load, unlike an error of what is in it. */
export const isLoadError = (error: unknown): boolean => again.has(error as object);

/** The next time it is shown, it is asked for again. */
export const renew = (error: unknown): void => again.get(error as object)?.();

/** `React.lazy` keeps a failure for good. In a `<LoadBoundary>` this one is made anew after it. */
export function lazyWithRetry<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const begin = () =>
    lazy(() =>
      load().catch((error: object) => {
        again.set(error, () => (Part = begin()));
        throw error;
      }),
    );
  let Part = begin();
  const Retried = (props: P): ReactNode => <Part {...props} />;
  return Object.assign(Retried, { preload: () => void load().catch(() => undefined) });
}
