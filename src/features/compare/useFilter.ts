import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListedPage } from '../../../core/compare/comparison';
import { matching } from './matching';

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
const hash = () => location.hash.slice(1);

/** Which pages are shown: those of the verdict in the address, with the words in the field. */
export function useFilter(pages: ListedPage[]) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const verdict = useSyncExternalStore(onHash, hash, () => '');
  // What was typed before React came.
  useEffect(() => setText(field.current!.value), []);
  const clear = () => {
    field.current!.value = '';
    setText('');
    location.hash = 'all';
    field.current!.focus();
  };
  return { field, text, setText, verdict, clear, shown: matching(pages, text, verdict) };
}
