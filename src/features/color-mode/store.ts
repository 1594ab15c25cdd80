import { storedStore } from '../../bridge/store';
import { readChoice, type Choice, type Settings } from './mode';

export const SETTINGS: Settings = { defaultMode: 'light', choices: ['light', 'dark'] };

/** The reader's choice; Docusaurus' own key. Its inline script shows the stored mode before the first paint. */
export const colorMode = storedStore<Choice | null>('theme', {
  server: null,
  parse: (text) => readChoice(text, SETTINGS),
  format: (choice) => choice ?? SETTINGS.defaultMode,
});
