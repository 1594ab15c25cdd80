import React, { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { savesData } from './able';
import { filesFor, megabytes, sizeOf } from './download';
import type { Program } from './useProgram';

interface Props {
  program: Pick<Program, 'manifest' | 'steps'>;
  onStart: () => void;
}

/** Says what a click will do before anything is fetched. It is what the reader warned for, so focus goes there. */
export function Offer({ program: { manifest, steps }, onStart }: Props): ReactNode {
  const [warned, setWarned] = useState(false);
  const act = useRef<HTMLButtonElement>(null);
  const text = useId();
  useEffect(() => act.current?.focus({ preventScroll: true }), []);
  const size = megabytes(sizeOf(filesFor(manifest, steps.map((step) => step.text).join('\n'))));
  return (
    <>
      <p id={text}>
        This runs the code on an Aztec {manifest.sdk} network inside this tab: node, PXE and kernels, without proofs and
        without Ethereum. It downloads {size} MB from this site once, and takes about 20 s on a laptop. Nothing you
        write or do there leaves your browser. <a href="/checked-code#in-the-tab">What this network is</a>
      </p>
      {warned && <p role="alert">Your browser is set to save data. Download {size} MB all the same?</p>}
      <button
        ref={act}
        type="button"
        className="button"
        aria-describedby={text}
        onClick={() => (savesData() && !warned ? setWarned(true) : onStart())}
      >
        {warned ? `Yes, download ${size} MB` : `Download ${size} MB and run`}
      </button>
    </>
  );
}
