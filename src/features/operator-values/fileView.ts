import { button, element } from './element';
import type { Values } from './fields';
import { fileText, pageFiles, saveFile, warningsFor, type PageFile } from './files';

type Say = (text: string) => void;

function actions(file: PageFile, say: Say): HTMLElement {
  const copy = (): void =>
    void navigator.clipboard.writeText(fileText(file)).then(
      () => say(`${file.name} is copied.`),
      () => say('The browser did not allow copying.'),
    );
  const save = (): void => {
    saveFile(file);
    // Browsers take the dot away: a page may not name a hidden file.
    say(file.name.startsWith('.') ? `Saved. If the name lost its dot, rename it to ${file.name}.` : 'Saved.');
  };
  const made = { Copy: copy, Download: save };
  const buttons = Object.entries(made).map(([label, action]) => {
    const each = button(label, 'button button--plain', action);
    each.setAttribute('aria-label', `${label} ${file.name}, ${file.section}`);
    return each;
  });
  return element('div', { class: 'values__actions' }, ...buttons);
}

/** The finished files of the page; `tell` renews the warnings and leaves the buttons, one of which may be pressed now. */
export function makeFiles(say: Say): { root: HTMLElement; tell(values: Values): void } {
  const rows = pageFiles().map((file) => ({ file, warnings: element('div') }));
  const items = rows.map(({ file, warnings }) =>
    element(
      'li',
      { class: 'values__file' },
      element('p', {}, element('code', {}, file.name), ` · ${file.section}`),
      warnings,
      actions(file, say),
    ),
  );
  const root = element('section', { class: 'values__files', 'aria-label': 'Finished files' });
  if (rows.length > 0) root.append(element('h3', { tabindex: '-1' }, 'Finished files'), element('ul', {}, ...items));
  root.hidden = rows.length === 0;
  const tell = (values: Values): void => {
    for (const { file, warnings } of rows)
      warnings.replaceChildren(
        ...warningsFor(file, values).map((text) => element('p', { class: 'values__warning' }, text)),
      );
  };
  return { root, tell };
}
