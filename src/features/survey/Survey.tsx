import React, { type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';
import { surveyOpen } from './store';

const SurveyCard = lazyWithRetry(() => import('./SurveyCard'));

/** The card is fetched when it is due. Nobody asked for it: where it does not load, it is not shown. */
export function Survey(): ReactNode {
  return (
    useStore(surveyOpen) && (
      <LoadBoundary name="The survey" quiet onFailed={() => surveyOpen.set(false)}>
        <SurveyCard />
      </LoadBoundary>
    )
  );
}
