import { early } from '../../bridge/early';
import { modeFor } from './mode';
import { colorMode, SETTINGS } from './store';
import { toggle } from './toggle';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** The attribute follows the store, whoever changes it: this button before React, the component after it, another tab. */
export function startColorMode(): void {
  const show = () =>
    (document.documentElement.dataset.theme = modeFor(colorMode.getSnapshot(), systemDark(), SETTINGS));
  show();
  colorMode.subscribe(show);
  early('click', '[data-color-mode]', toggle);
}
