import React, { useRef, type ReactNode } from 'react';
import type { PageFile } from '../../../core/operatorPlaceholders';
import { useStore } from '../../bridge/useStore';
import { downloadName, fileText, saveFile, warningsFor } from './files';
import { operatorValues } from './state';

interface Props {
  say: (text: string) => void;
}

export const FILES_TITLE = 'values-files';

/** Both files belong together: the one reads the other from its own folder. */
const place = (file: PageFile): string =>
  downloadName(file) === file.name
    ? 'Put it into the folder that you start the node from.'
    : `Move it into the folder of docker-compose.yml, under the name ${file.name}.`;

function FileRow({ file, say }: Props & { file: PageFile }): ReactNode {
  const values = useStore(operatorValues);
  const link = useRef<HTMLAnchorElement>(null);
  const copy = () =>
    navigator.clipboard.writeText(fileText(file, values)).then(
      () => say(`${file.name} is copied.`),
      () => say('The browser did not allow copying.'),
    );
  const save = () => {
    saveFile(file, values, link.current!);
    say(`Saved as ${saved}. ${place(file)}`);
  };
  const saved = downloadName(file);
  const about = `${file.name}, ${file.section}`;
  return (
    <li className="values__file">
      <p>
        <code>{file.name}</code> · {file.section}
      </p>
      {saved !== file.name && (
        <p className="values__note">
          It downloads as <code>{saved}</code>. {place(file)}
        </p>
      )}
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

/** The finished files of the page. */
export function PageFiles({ files, say }: Props & { files: PageFile[] }): ReactNode {
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
