import React, {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What the answer below the field is given. */
export interface AnswerProps {
  text: string;
  /** Puts another text into the field. */
  put: (text: string) => void;
}

interface Props {
  /** What it does, as the name of its region. */
  title: string;
  label: string;
  /** What to do where no script runs. */
  instead: string;
  /** Something is about to be put in. */
  onFocus: () => void;
  /** The part of a pasted text that is read: a browser takes seconds to show megabytes. */
  shorten: (text: string) => string;
  answer: ComponentType<AnswerProps>;
}

/** A field for a text that stays in the browser, with what is known of it below. */
export function PasteBox({ title, label, instead, onFocus, shorten, answer: Answer }: Props): ReactNode {
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
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text');
    const short = shorten(pasted);
    if (short === pasted) return;
    event.preventDefault();
    put(short);
  };
  return (
    <section className="paste-box" aria-label={title} data-markdown-ignore="">
      <p className="no-script">The box that belongs here needs JavaScript. {instead}</p>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={box}
        id={id}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-note`}
        onFocus={onFocus}
        onPaste={onPaste}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="paste-box__foot">
        <p className="paste-box__note" id={`${id}-note`}>
          It stays in your browser.
        </p>
        {text !== '' && (
          <button type="button" className="button button--plain" onClick={() => (put(''), box.current?.focus())}>
            Clear
          </button>
        )}
      </div>
      <div aria-live="polite">{shown.trim() !== '' && <Answer text={shown} put={put} />}</div>
    </section>
  );
}
