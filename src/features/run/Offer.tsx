import React, { useState, type ReactNode } from 'react';
import { savesData } from './able';
import { filesFor, megabytes, sizeOf } from './download';
import type { Program } from './useProgram';

/** Says what a click will do before anything is fetched. */
export function Offer({ program: { manifest, steps }, onStart }: { program: Program; onStart: () => void }): ReactNode {
  const [asked, setAsked] = useState(false);
  const size = megabytes(sizeOf(filesFor(manifest, steps.map(({ text }) => text).join('\n'))));
  return (
    <>
      <p>
        This runs the code on an Aztec {manifest.sdk} network inside this tab: node, PXE and kernels, without proofs and
        without Ethereum. It downloads {size} MB from this site once. Nothing you write or do there leaves your browser.{' '}
        <a href="/checked-code#in-the-tab">What this network is</a>
      </p>
      {asked && <p role="alert">Your browser is set to save data. Download {size} MB all the same?</p>}
      <button type="button" className="button" onClick={() => (savesData() && !asked ? setAsked(true) : onStart())}>
        {asked ? `Yes, download ${size} MB` : `Download ${size} MB and run`}
      </button>
    </>
  );
}
