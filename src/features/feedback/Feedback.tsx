import React, { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  ANSWER_STORED,
  ANSWERS,
  checkLine,
  FEEDBACK_PATH,
  LINE,
  LINE_NOTE,
  LINE_STORED,
  QUESTION,
  type Answer,
  type Feedback as Given,
} from '../../../core/feedback';
import { send } from './send';

const Question = (): ReactNode => (
  <div className="field-row" role="group" aria-label={QUESTION}>
    {QUESTION}
    {ANSWERS.map((answer) => (
      <button key={answer} className="button button--plain" name="answer" value={answer}>
        {answer === 'yes' ? 'Yes' : 'No'}
      </button>
    ))}
  </div>
);

const Line = ({ answer, invalid }: { answer: Answer; invalid: boolean }): ReactNode => (
  <>
    <label htmlFor="feedback-text">{LINE[answer]}</label>
    <div className="field-row">
      <input
        id="feedback-text"
        className="field"
        name="text"
        required
        autoComplete="off"
        aria-invalid={invalid}
        aria-describedby="feedback-problem feedback-note"
      />
      <button className="button">Send</button>
    </div>
    <small id="feedback-note">{LINE_NOTE}</small>
  </>
);

/** What was sent, in the form's own fields; the answer is that of the pressed button, or the one before. */
function given({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>, before: Answer | undefined) {
  const { submitter } = nativeEvent as SubmitEvent;
  const text = new FormData(currentTarget).get('text') as string | null;
  return { answer: before ?? ((submitter as HTMLButtonElement).value as Answer), text };
}

/** The answer is sent by the press alone, and so is the line that can be added to it afterwards. */
function useFeedback(place: Pick<Given, 'page' | 'version'>) {
  const [answer, setAnswer] = useState<Answer>();
  const [stored, setStored] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(next: Answer, text: string | null): Promise<void> {
    const checked = text === null ? undefined : checkLine(text);
    if (checked && 'error' in checked) return setProblem(checked.error);
    setBusy(true);
    setProblem(undefined);
    const failed = await send({ ...place, answer: next, ...(checked && { text: checked.line }) });
    setBusy(false);
    setProblem(failed);
    if (failed) return;
    setAnswer(next);
    setStored(checked ? LINE_STORED : ANSWER_STORED);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { answer: next, text } = given(event, answer);
    if (!busy) void submit(next, text);
  };
  return { answer, stored, problem, busy, onSubmit };
}

/** A plain form at the end of a page, which works without a script. */
export function Feedback({ page, version }: Pick<Given, 'page' | 'version'>): ReactNode {
  const { answer, stored, problem, busy, onSubmit } = useFeedback({ page, version });
  const thanks = useRef<HTMLParagraphElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (stored) thanks.current!.focus({ preventScroll: true });
  }, [stored]);
  return (
    <form
      className="feedback"
      method="post"
      action={FEEDBACK_PATH}
      aria-busy={busy}
      data-replay
      data-markdown-ignore=""
      suppressHydrationWarning
      onSubmit={onSubmit}
    >
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="version" value={version} />
      {!stored && <Question />}
      <p role="status" tabIndex={-1} ref={thanks}>
        {stored}
      </p>
      {stored === ANSWER_STORED && <Line answer={answer!} invalid={problem !== undefined} />}
      <p role="alert" id="feedback-problem">
        {problem}
      </p>
    </form>
  );
}
