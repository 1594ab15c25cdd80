import React, {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { endOf } from '../../../core/errors/clean';
import { versionOfAddress } from '../../../core/versions';
import { lazyPart } from '../../bridge/lazyPart';

const ErrorAnswer = lazyPart(() => import('./ErrorAnswer'), {
  name: 'The explanation',
  waiting: <p>Looking it up …</p>,
});

/** Takes a message, a log, revert data or a file that names a release, and explains it below. Nothing is sent. */
export function ErrorBox(): ReactNode {
  const { id: version } = versionOfAddress(useLocation().pathname);
  const [text, setText] = useState('');
  const shown = useDeferredValue(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // What was typed before React came.
  useEffect(() => setText(box.current?.value ?? ''), []);

  const put = (value: string) => {
    if (box.current) box.current.value = value;
    setText(value);
  };
  /** A browser takes seconds to show megabytes; of a long log only the end is read anyway. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (endOf(pasted) === pasted) return;
    event.preventDefault();
    put(endOf(pasted));
  };
  return (
    <section className="error-box" aria-label="Explain an error" data-markdown-ignore="">
      <label htmlFor={id}>Paste an error, a log, revert data or a file that names a version</label>
      <textarea
        ref={box}
        id={id}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-note`}
        onFocus={ErrorAnswer.preload}
        onPaste={onPaste}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="error-box__note" id={`${id}-note`}>
        It stays in your browser.{' '}
        {text !== '' && (
          <button type="button" className="button button--plain" onClick={() => (put(''), box.current?.focus())}>
            Clear
          </button>
        )}
      </p>
      <div aria-live="polite">
        {shown.trim() !== '' && <ErrorAnswer text={shown} version={version} onClean={put} />}
      </div>
    </section>
  );
}
