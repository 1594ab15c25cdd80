import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** A word that takes the place of a label for two seconds. */
export function useMessage(): [message: string | undefined, say: (text: string) => void] {
  const [message, say] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => say(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, say];
}
