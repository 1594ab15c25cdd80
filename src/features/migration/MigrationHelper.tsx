import React, { type ReactNode } from 'react';
import { MAX_CODE } from '../../../core/api/migrate/limit';
import { lazyPart } from '../../bridge/lazyPart';
import { PasteBox } from '../../components/PasteBox';

const MigrationAnswer = lazyPart(() => import('./MigrationAnswer'), {
  name: 'The answer',
  waiting: <p>Reading your imports …</p>,
});

/** Takes import lines or a whole TypeScript file and says what becomes of its names. Nothing is sent. */
export const MigrationHelper = (): ReactNode => (
  <PasteBox
    title="Check your imports"
    label="Paste import lines, or a whole TypeScript file"
    onFocus={MigrationAnswer.preload}
    // One more than is read, so that the answer can say that it is not all.
    shorten={(text) => text.slice(0, MAX_CODE + 1)}
    answer={MigrationAnswer}
  />
);
