import React, { useEffect, type ReactNode } from 'react';
import type { RunStep } from '../../../core/tab';
import { Button } from './Button';
import { edit, setLinked } from './edits';
import { codeIn } from './share';

/** Takes the code for a block from the address. It is shown, and runs when the reader says so. */
export function useLinked(id: string, { key, text: own }: RunStep): void {
  useEffect(() => {
    void codeIn(location.hash, id.split('/')[1]!).then((text) => {
      // A reader's own link is in the address as well.
      if (text !== undefined && text !== own) setLinked(key, text);
    });
    return () => setLinked(key, undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, key]);
}

interface Props {
  original: RunStep;
  /** What stands there without the link. */
  own: string;
  /** As the link brought it, or as the reader changed it since. */
  text: string;
}

/** Stands before anything that can be pressed to run it. */
export function LinkedNotice({ original, own, text }: Props): ReactNode {
  const isOwn = own !== original.text;
  const forget = () => setLinked(original.key, undefined);
  const keep = () => {
    edit(original, text);
    forget();
  };
  return (
    <div className="run__shared" role="alert">
      <p>
        The code below came with the link that you opened. It is not of this site: read it before you run it. Where it
        runs it can reach nothing but this network.
      </p>
      <span className="run__acts">
        <Button label={isOwn ? 'Use my own code' : 'Use the code of the page'} onClick={forget} />
        <Button label={isOwn ? 'Keep it in place of mine' : 'Keep it'} onClick={keep} />
      </span>
    </div>
  );
}
