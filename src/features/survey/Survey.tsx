import React, { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { surveyOpen } from './store';

type Card = typeof import('./SurveyCard').SurveyCard;

/** The card is fetched when it is due. Nobody asked for it: where it does not load, it is not shown. */
export function Survey(): ReactNode {
  const open = useStore(surveyOpen);
  const [Card, setCard] = useState<Card>();
  useEffect(() => {
    if (open)
      import('./SurveyCard').then(
        ({ SurveyCard }) => setCard(() => SurveyCard),
        () => surveyOpen.set(false),
      );
  }, [open]);
  return open && Card ? <Card /> : null;
}
