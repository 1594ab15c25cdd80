import { useEffect, useState } from 'react';

export type Loaded<T> = T | 'loading' | 'failed';

/** What is fetched when a part is shown, and again when `of` is another. */
export function useLoaded<T, Of>(load: (of: Of) => Promise<T>, of: Of): Loaded<T> {
  const [value, setValue] = useState<Loaded<T>>('loading');
  useEffect(() => {
    let gone = false;
    load(of).then(
      (loaded) => gone || setValue(loaded),
      () => gone || setValue('failed'),
    );
    return () => {
      gone = true;
    };
  }, [load, of]);
  return value;
}
