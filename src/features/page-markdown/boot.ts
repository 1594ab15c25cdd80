import { early } from '../../bridge/early';
import { copyPage } from './copyPage';

/** Within the click, as browsers ask for it; the component says how it went. */
export const startPageMarkdown = (): void =>
  early('click', '[data-page-markdown="copy"]', (button) => {
    const copied = copyPage(button);
    copied.catch(() => undefined);
    return copied;
  });
