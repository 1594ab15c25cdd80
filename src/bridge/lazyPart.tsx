import React, { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Module<P> = { default: ComponentType<P> };
type State<P> = { part: ComponentType<P> } | 'loading' | 'failed';

interface FailedProps {
  name: string;
  retry: () => void;
}

interface Options {
  /** What the reader asked for, as the start of a sentence: 'The search'. */
  name: string;
  /** Shown in its place while it loads. */
  waiting?: ReactNode;
  /** Shown instead of our own sentence when it does not load. */
  failed?: ComponentType<FailedProps>;
}

export const Failed = ({ name, retry }: FailedProps): ReactNode => (
  <p className="part-failed" role="alert">
    {name} did not load. Check your connection.{' '}
    <button type="button" className="button button--plain" onClick={retry}>
      Try again
    </button>
  </p>
);

/**
 * A component in a chunk of its own, rendered in the browser only. If it does not load, it says so in its place, with
 * a button that tries again; the rest of the page goes on. `preload` fetches it ahead.
 */
export function lazyPart<P extends object>(
  load: () => Promise<Module<P>>,
  { name, waiting = null, failed: Message = Failed }: Options,
) {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = () => load().then((module) => (loaded = module.default));

  function LazyPart(props: P): ReactNode {
    const [state, setState] = useState<State<P>>(() => (loaded ? { part: loaded } : 'loading'));
    useEffect(() => {
      let gone = false;
      const show = (next: State<P>) => gone || setState(next);
      if (state === 'loading')
        fetchPart().then(
          (part) => show({ part }),
          () => show('failed'),
        );
      return () => {
        gone = true;
      };
    }, [state]);
    if (state === 'loading') return waiting;
    if (state === 'failed') return <Message name={name} retry={() => setState('loading')} />;
    return <state.part {...props} />;
  }

  return Object.assign(LazyPart, { preload: () => void fetchPart().catch(() => undefined) });
}
