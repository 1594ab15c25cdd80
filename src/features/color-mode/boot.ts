import { readItem, writeItem } from '../../../core/storage';
import { modeFor, nextChoice, readChoice, type Choice, type Mode, type Settings } from './mode';

const KEY = 'theme';
const SETTINGS: Settings = { defaultMode: 'light', respectSystem: false };
const systemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

function apply(choice: Choice | null): void {
  const root = document.documentElement;
  root.dataset.theme = modeFor(choice, systemDark(), SETTINGS);
  root.dataset.themeChoice = choice ?? SETTINGS.defaultMode;
}

/** The choice shown now: storage may be blocked, so the page itself is the truth. */
function current(): Choice | null {
  return (
    readChoice(readItem(KEY), SETTINGS) ?? readChoice(document.documentElement.dataset.themeChoice ?? null, SETTINGS)
  );
}

export function startColorMode(): void {
  // Docusaurus' inline script shows whatever is stored; nonsense is no mode.
  if (!/^(light|dark)$/.test(document.documentElement.dataset.theme ?? '')) apply(null);
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-color-mode]')) return;
    const next = nextChoice(current(), document.documentElement.dataset.theme as Mode, SETTINGS);
    apply(next);
    writeItem(KEY, next);
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) apply(readChoice(event.newValue, SETTINGS));
  });
}
