import { early } from '../../bridge/early';
import { savePreferred } from './preferred';

/** The link itself is followed by the browser. */
export const startVersionSwitch = (): void =>
  early('click', '[data-version]', (link) => savePreferred(link.dataset.version!));
