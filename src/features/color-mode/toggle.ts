import { nextChoice, type Mode } from './mode';
import { colorMode, SETTINGS } from './store';

/** From the mode that is shown to the next. */
export function toggle(): void {
  const shown = document.documentElement.dataset.theme as Mode;
  colorMode.set(nextChoice(colorMode.getSnapshot(), shown, SETTINGS));
}
