import { writeItem } from '../../../core/storage';

/** Docusaurus' own key for the default docs plugin. */
const KEY = 'docs-preferred-version-default';

export function startVersionSwitch(): void {
  document.addEventListener('click', (event) => {
    const name = (event.target as Element).closest<HTMLElement>('[data-version]')?.dataset.version;
    if (name) writeItem(KEY, name);
  });
}
