import React, { useId, useRef, useState, type ReactNode } from 'react';
import type { TabManifest } from '../../../core/tab';
import { useMessage } from '../../bridge/useMessage';
import { useStore } from '../../bridge/useStore';
import { addArtifact, artifacts, otherNoir, plainName, removeArtifact, sizeText, type OwnArtifact } from './artifact';
import { codeFor } from './artifactCode';
import { Button } from './Button';

interface Props {
  manifest: TabManifest;
  /** Puts a program in place of the block's. */
  onUse: (code: string) => void;
}

function CopyButton({ text }: { text: string }): ReactNode {
  const [message, say] = useMessage();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('It could not be copied'),
    );
  return (
    <button type="button" className="button button--plain" aria-live="polite" onClick={() => void copy()}>
      {message ?? 'Copy'}
    </button>
  );
}

interface OwnProps extends Props {
  artifact: OwnArtifact;
  onRemove: () => void;
}

function Own({ artifact, manifest, onUse, onRemove }: OwnProps): ReactNode {
  const { module, name, functions, content } = artifact;
  const noir = otherNoir(artifact, manifest);
  const code = codeFor(artifact, manifest);
  return (
    <li>
      <p>
        {name}: {functions.length} functions, {sizeText(content.size)}. Programs import it from <code>{module}</code>.
      </p>
      {noir && (
        <p>
          It was compiled by Noir {noir}. Aztec {manifest.sdk} comes with {manifest.noir}, so it may not run here.
        </p>
      )}
      <pre tabIndex={0} aria-label={`A program with ${name}`}>
        <code>{code}</code>
      </pre>
      <span className="run__acts">
        <Button label="Put it in place of the code" onClick={() => onUse(code)} />
        <CopyButton text={code} />
        <Button label={`Remove ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
}

/** Compiled contracts of the reader, for programs to import. */
export function Artifacts({ manifest, onUse }: Props): ReactNode {
  const own = useStore(artifacts);
  const [said, say] = useState<{ text: string; failed: boolean }>();
  const [hint, label] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const take = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    const reason = await addArtifact(file, manifest);
    const name = plainName(file.name);
    say({ text: reason ? `${name} was not taken. ${reason}` : `${name} is here.`, failed: reason !== undefined });
    // The same file can be chosen again, once it is mended.
    if (input.current) input.current.value = '';
  };
  const remove = ({ module, name }: OwnArtifact) => {
    removeArtifact(module);
    say({ text: `${name} is removed.`, failed: false });
    // The button that was pressed is gone.
    input.current?.focus();
  };
  return (
    <details className="run__code">
      <summary id={label}>Use a contract of your own</summary>
      <p className="run__hint" id={hint}>
        Choose the compiled contract, the <code>.json</code> file in <code>target/</code> that{' '}
        <code>aztec-nargo compile</code> of Aztec {manifest.sdk} wrote. It stays in this tab until you leave the page;
        nothing of it is sent.
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Compiled contract"
        aria-describedby={hint}
        onChange={() => void take()}
      />
      <p role="status" className={said?.failed ? 'run__error' : undefined}>
        {said?.text}
      </p>
      <ul className="run__own" aria-labelledby={label}>
        {own.map((artifact) => (
          <Own
            key={artifact.module}
            artifact={artifact}
            manifest={manifest}
            onUse={onUse}
            onRemove={() => remove(artifact)}
          />
        ))}
      </ul>
    </details>
  );
}
