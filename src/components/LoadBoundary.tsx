import React, { Component, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { isLoadError, renew } from './lazyWithRetry';

export const NotLoaded = ({ name, retry }: { name: string; retry: () => void }): ReactNode => (
  <p className="part-failed" role="alert">
    {name} did not load. Check your connection.{' '}
    <button type="button" className="button button--plain" onClick={retry}>
      Try again
    </button>
  </p>
);

interface Props {
  /** What the reader asked for, as the start of a sentence: 'The search'. */
  name: string;
  /** Shown while it loads, and on the server. */
  waiting?: ReactNode;
  /** Nobody asked for it: where it does not load, nothing is said. */
  quiet?: boolean;
  onFailed?: () => void;
  children: ReactNode;
}

class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidCatch(error: unknown): void {
    renew(error);
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { name, quiet, children } = this.props;
    if (!error) return children;
    if (!isLoadError(error)) throw error;
    return quiet ? null : <NotLoaded name={name} retry={() => this.setState({ error: undefined })} />;
  }
}

const never = () => () => undefined;

/** Around a part with a chunk of its own, in the browser only. One that does not load says so, and the page goes on. */
export function LoadBoundary(props: Props): ReactNode {
  const { waiting = null, children } = props;
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return waiting;
  return (
    <Boundary {...props}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  );
}
