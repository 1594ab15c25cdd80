import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { endOf } from '../../../core/errors/clean';
import { versionOfAddress } from '../../../core/versions';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { LoadBoundary } from '../../components/LoadBoundary';
import { PasteBox, type AnswerProps } from '../../components/PasteBox';
import { RoutedLinks } from './RoutedLinks';

const ErrorAnswer = lazyWithRetry(() => import('./ErrorAnswer'));

function Answer({ text, put }: AnswerProps): ReactNode {
  const { id: version } = versionOfAddress(useLocation().pathname);
  return (
    <RoutedLinks>
      <LoadBoundary name="The explanation" waiting={<p>Looking it up …</p>}>
        <ErrorAnswer text={text} version={version} onClean={put} />
      </LoadBoundary>
    </RoutedLinks>
  );
}

/** Takes a message, a log, revert data or a file that names a release, and explains it below. Nothing is sent. */
export const ErrorBox = (): ReactNode => (
  <PasteBox
    title="Explain an error"
    label="Paste an error, a log, revert data or a file that names a version"
    instead="Look for the words of your message in the lists that are linked below."
    onFocus={ErrorAnswer.preload}
    shorten={endOf}
    answer={Answer}
  />
);
