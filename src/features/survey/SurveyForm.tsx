import React, { useState, type FormEvent, type ReactNode } from 'react';

const SCORES = Array.from({ length: 11 }, (_, score) => score);

const Scale = ({ onScore }: { onScore: () => void }): ReactNode => (
  <fieldset>
    <legend>How likely are you to recommend these docs to a friend or colleague?</legend>
    <div className="survey__scale">
      {SCORES.map((score) => (
        <label key={score} className="survey__score">
          <input type="radio" name="score" value={score} onChange={onScore} />
          <span>{score}</span>
        </label>
      ))}
    </div>
    <p className="survey__ends">
      <span>0: not likely</span>
      <span>10: very likely</span>
    </p>
  </fieldset>
);

interface Props {
  onAnswer: (score: number, feedback: string) => void;
}

export function SurveyForm({ onAnswer }: Props): ReactNode {
  const [scored, setScored] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (scored) onAnswer(Number(fields.get('score')), String(fields.get('feedback')).trim());
  };
  return (
    <form onSubmit={onSubmit}>
      <Scale onScore={() => setScored(true)} />
      <div className="survey__more" hidden={!scored}>
        <label htmlFor="survey-feedback">What&apos;s the main reason for your score?</label>
        <textarea
          id="survey-feedback"
          name="feedback"
          rows={3}
          maxLength={2000}
          placeholder="Optional: Help us understand your rating..."
        />
        <button type="submit" className="button">
          Submit
        </button>
      </div>
    </form>
  );
}
