import './styles.css';
import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { surveyDismissed, surveyShown, surveySubmitted } from '../../../core/analyticsEvents';
import { useListener } from '../../bridge/useListener';
import { track } from '../analytics';
import { saveDismissal, saveResponse } from './save';
import { SurveyForm } from './SurveyForm';
import { useFading } from './useFading';

const ThankYou = (): ReactNode => (
  <>
    <p>
      <strong>Thank you for your feedback!</strong>
    </p>
    <p>Your input helps us improve our documentation.</p>
  </>
);

function keep(score: number, feedback: string): void {
  const { userAgent } = navigator;
  saveResponse({ score, ...(feedback && { feedback }), url: location.href, timestamp: Date.now(), userAgent });
  track(...surveySubmitted(score, feedback));
}

/** Keeps where the keyboard came from, and goes back there when the card that has the focus is leaving. */
function useWayBack(leaving: boolean) {
  const card = useRef<HTMLElement>(null);
  const from = useRef<HTMLElement | null>(null);
  // Before the card is inert: that would take the focus away first.
  useLayoutEffect(() => {
    if (leaving && card.current!.contains(document.activeElement))
      (from.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [leaving]);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !card.current!.contains(relatedTarget)) from.current = relatedTarget as HTMLElement;
  };
  return { card, onFocus };
}

/** Appears without taking focus. */
export default function SurveyCard(): ReactNode {
  const [phase, setPhase] = useFading();
  const [answered, setAnswered] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const { card, onFocus } = useWayBack(phase === 'leaving');
  useEffect(() => track(surveyShown()), []);
  useEffect(() => {
    if (answered) status.current!.focus({ preventScroll: true });
  }, [answered]);
  const dismiss = useCallback(() => {
    saveDismissal(Date.now());
    track(surveyDismissed());
    setPhase('leaving');
  }, [setPhase]);
  const answer = (score: number, feedback: string) => {
    keep(score, feedback);
    setAnswered(true);
    setPhase('thanking');
  };
  const onKeyDown = useCallback(
    ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !answered && card.current!.contains(document.activeElement)) dismiss();
    },
    [answered, card, dismiss],
  );
  useListener('keydown', onKeyDown);
  const shown = phase === 'asking' || phase === 'thanking';
  return (
    <section
      ref={card}
      className={shown ? 'survey survey--in' : 'survey'}
      aria-label="Feedback survey"
      // No second click while it fades.
      inert={phase === 'leaving'}
      onFocus={onFocus}
    >
      {!answered && <SurveyForm onAnswer={answer} />}
      {!answered && (
        <button type="button" className="survey__close" aria-label="Close the survey" onClick={dismiss}>
          ×
        </button>
      )}
      <div role="status" tabIndex={-1} ref={status}>
        {answered && <ThankYou />}
      </div>
    </section>
  );
}
