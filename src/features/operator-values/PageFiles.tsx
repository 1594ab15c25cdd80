import React, { useRef, useState, type ReactNode } from 'react';
import { useStore } from '../../bridge/useStore';
import { fileText, pageFiles, saveFile, warningsFor, type PageFile } from './files';
import { operatorValues } from './state';

interface Props {
  say: (text: string) => void;
}

export const FILES_TITLE = 'values-files';

function FileRow({ file, say }: Props & { file: PageFile }): ReactNode {
  const values = useStore(operatorValues);
  const link = useRef<HTMLAnchorElement>(null);
  const copy = () =>
    navigator.clipboard.writeText(fileText(file)).then(
      () => say(`${file.name} is copied.`),
      () => say('The browser did not allow copying.'),
    );
  const save = () => {
    saveFile(file, link.current!);
    // Browsers take the dot away: a page may not name a hidden file.
    say(file.name.startsWith('.') ? `Saved. If the name lost its dot, rename it to ${file.name}.` : 'Saved.');
  };
  const about = `${file.name}, ${file.section}`;
  return (
    <li className="values__file">
      <p>
        <code>{file.name}</code> · {file.section}
      </p>
      {warningsFor(file, values).map((text) => (
        <p key={text} className="values__warning">
          {text}
        </p>
      ))}
      <div className="values__actions">
        <button type="button" className="button button--plain" aria-label={`Copy ${about}`} onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" className="button button--plain" aria-label={`Download ${about}`} onClick={save}>
          Download
        </button>
        <a hidden ref={link} href="#save">
          {file.name}
        </a>
      </div>
    </li>
  );
}

/** The finished files of the page. What they hold is read from the page, which shows new values before React does. */
export function PageFiles({ say }: Props): ReactNode {
  const [files] = useState(pageFiles);
  if (files.length === 0) return null;
  return (
    <section className="values__files" aria-labelledby={FILES_TITLE}>
      <h3 id={FILES_TITLE} tabIndex={-1}>
        Finished files
      </h3>
      <ul>
        {files.map((file, i) => (
          <FileRow key={i} file={file} say={say} />
        ))}
      </ul>
    </section>
  );
}
