import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { endOf } from '../../../core/errors/clean';
import { versionOfAddress } from '../../../core/versions';
import { lazyPart } from '../../bridge/lazyPart';
import { PasteBox, type AnswerProps } from '../../components/PasteBox';
import { RoutedLinks } from './RoutedLinks';

const ErrorAnswer = lazyPart(() => import('./ErrorAnswer'), {
  name: 'The explanation',
  waiting: <p>Looking it up …</p>,
});

function Answer({ text, put }: AnswerProps): ReactNode {
  const { id: version } = versionOfAddress(useLocation().pathname);
  return (
    <RoutedLinks>
      <ErrorAnswer text={text} version={version} onClean={put} />
    </RoutedLinks>
  );
}

/** Takes a message, a log, revert data or a file that names a release, and explains it below. Nothing is sent. */
export const ErrorBox = (): ReactNode => (
  <PasteBox
    title="Explain an error"
    label="Paste an error, a log, revert data or a file that names a version"
    onFocus={ErrorAnswer.preload}
    shorten={endOf}
    answer={Answer}
  />
);
