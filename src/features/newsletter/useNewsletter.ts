import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { newsletterFailed } from '../../../core/analyticsEvents';
import { SUBSCRIBE_FAILED } from '../../../core/emailSubscription';
import { sharedStore } from '../../bridge/store';
import { useStore } from '../../bridge/useStore';
import { track } from '../analytics';

type View =
  | { state: 'idle' | 'submitting' }
  | { state: 'success'; text: string }
  | { state: 'error'; text: string; invalid: boolean };

const IDLE: View = { state: 'idle' };
/** Outlives the footer, which is made anew with some pages. */
const view = sharedStore<View>('newsletter', IDLE);

/** Its rules are fetched when somebody subscribes: few do, and every page has the form. */
async function send(fields: FormData): Promise<void> {
  view.set({ state: 'submitting' });
  try {
    const { check, subscribe } = await import('./submit');
    const problem = check(fields);
    const { state, text, event } = problem ?? (await subscribe(fields));
    view.set(state === 'success' ? { state, text } : { state, text, invalid: problem !== null });
    track(event);
  } catch {
    view.set({ state: 'error', text: SUBSCRIBE_FAILED, invalid: false });
    track(newsletterFailed('unreachable'));
  }
}

const useCommit = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The form's state. The field belongs to the browser: what was typed before React came stays in it. */
export function useNewsletter(input: RefObject<HTMLInputElement | null>, done: RefObject<HTMLElement | null>) {
  const now = useStore(view);
  const [text, setText] = useState<string>();
  const submitted = useRef(false);
  useCommit(() => setText(input.current!.value), [input]);
  useEffect(() => {
    if (!submitted.current || now.state === 'submitting' || now.state === 'idle') return;
    submitted.current = false;
    (now.state === 'success' ? done : input).current!.focus();
  }, [now, input, done]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (now.state === 'submitting') return;
    submitted.current = true;
    void send(new FormData(event.currentTarget));
  };
  const onInput = () => {
    setText(input.current!.value);
    view.set(IDLE);
  };
  return { view: now, blank: text?.trim() === '', mounted: text !== undefined, onSubmit, onInput };
}
