import { useLayoutEffect, useState } from 'react';
import { surveyOpen } from './store';

const FADE_IN_DELAY = 50;
const FADE_OUT = 300;
const THANKS = 4000;

type Phase = 'coming' | 'asking' | 'thanking' | 'leaving';
const NEXT: Record<Phase, { after: number; phase?: Phase } | undefined> = {
  coming: { after: FADE_IN_DELAY, phase: 'asking' },
  asking: undefined,
  thanking: { after: THANKS, phase: 'leaving' },
  leaving: { after: FADE_OUT },
};

/** Where the card is in its life; each step that takes time leads to the next, and the last takes the card away. */
export function useFading(): [Phase, (phase: Phase) => void] {
  const [phase, setPhase] = useState<Phase>('coming');
  useLayoutEffect(() => {
    const next = NEXT[phase];
    if (!next) return undefined;
    const timer = setTimeout(() => (next.phase ? setPhase(next.phase) : surveyOpen.set(false)), next.after);
    return () => clearTimeout(timer);
  }, [phase]);
  return [phase, setPhase];
}
