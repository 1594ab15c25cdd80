import { early } from '../../bridge/early';
import { savePreferred } from './preferred';

/** The link itself is followed by the browser, to the heading that is being read. */
export const startVersionSwitch = (): void =>
  early('click', '[data-version]', (link) => {
    savePreferred(link.dataset.version!);
    (link as HTMLAnchorElement).hash ||= location.hash;
  });
