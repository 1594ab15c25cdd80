import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListedPage } from '../../../core/compare/comparison';
import type { Note } from '../../../core/compare/migrationNote';
import { matching, matchingNotes } from './matching';

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
const hash = () => location.hash.slice(1);

/** What is shown: what has the tag in the address, with the words in the field, of the chosen area. */
export function useFilter(pages: ListedPage[], notes: Note[]) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [area, setArea] = useState('');
  const tag = useSyncExternalStore(onHash, hash, () => '');
  // What was typed before React came.
  useEffect(() => setText(field.current!.value), []);
  const clear = () => {
    field.current!.value = '';
    setText('');
    setArea('');
    location.hash = 'all';
    field.current!.focus();
  };
  const filter = { text: text.trim(), tag, area };
  const [shown, shownNotes] = [matching(pages, filter), matchingNotes(notes, pages, filter)];
  return { ...filter, field, setText, setArea, clear, shown, shownNotes };
}
