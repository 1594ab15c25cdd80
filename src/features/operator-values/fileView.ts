import { button, element } from './element';
import type { Values } from './fields';
import { fileText, pageFiles, saveFile, warningsFor, type PageFile } from './files';

function fileRow(file: PageFile, values: Values, say: (text: string) => void): HTMLElement {
  const copy = (): void =>
    void navigator.clipboard.writeText(fileText(file)).then(
      () => say(`${file.name} is copied.`),
      () => say('The browser did not allow copying.'),
    );
  const save = (): void => {
    saveFile(file);
    // Browsers do not let a page name a hidden file.
    say(file.name.startsWith('.') ? `Saved. If the name lost its dot, rename it to ${file.name}.` : 'Saved.');
  };
  const name = `${file.name}, ${file.section}`;
  const copyButton = button('Copy', 'button button--plain', copy);
  const saveButton = button('Download', 'button button--plain', save);
  copyButton.setAttribute('aria-label', `Copy ${name}`);
  saveButton.setAttribute('aria-label', `Download ${name}`);
  return element(
    'li',
    { class: 'values__file' },
    element('p', {}, element('code', {}, file.name), ` ${file.section}`),
    ...warningsFor(file, values).map((text) => element('p', { class: 'values__warning' }, text)),
    element('div', { class: 'values__actions' }, copyButton, saveButton),
  );
}

/** The finished files of the page, made anew after each change. */
export function showFiles(place: HTMLElement, values: Values, say: (text: string) => void): void {
  const files = pageFiles();
  place.hidden = files.length === 0;
  place.replaceChildren(
    element('h3', { tabindex: '-1' }, 'Finished files'),
    element('ul', {}, ...files.map((file) => fileRow(file, values, say))),
  );
}
