import React, { type ReactNode } from 'react';
import { MAX_CODE } from '../../../core/api/migrate/limit';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';
import { PasteBox, type AnswerProps } from '../../components/PasteBox';

const MigrationAnswer = lazyWithRetry(() => import('./MigrationAnswer'));

const Answer = (props: AnswerProps): ReactNode => (
  <LoadBoundary name="The answer" waiting={<p>Reading your imports …</p>}>
    <MigrationAnswer {...props} />
  </LoadBoundary>
);

/** Takes import lines or a whole TypeScript file and says what becomes of its names. Nothing is sent. */
export const MigrationHelper = (): ReactNode => (
  <PasteBox
    title="Check your imports"
    label="Paste import lines, or a whole TypeScript file"
    instead="Look for the names that you import in the lists below."
    onFocus={MigrationAnswer.preload}
    // One more than is read, so that the answer can say that it is not all.
    shorten={(text) => text.slice(0, MAX_CODE + 1)}
    answer={Answer}
  />
);
