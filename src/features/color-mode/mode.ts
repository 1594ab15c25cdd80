export type Mode = 'light' | 'dark';
export type Choice = Mode | 'system';

export interface Settings {
  defaultMode: Mode;
  /** What the toggle goes through: 'system' only where the system preference is respected. */
  choices: readonly Choice[];
}

/** What is stored → what the reader chose; nothing or nonsense means no choice. */
export const readChoice = (stored: string | null, { choices }: Settings): Choice | null =>
  choices.find((choice) => choice === stored) ?? null;

/** The mode to show for a choice. */
export function modeFor(choice: Choice | null, systemDark: boolean, { defaultMode, choices }: Settings): Mode {
  if (choice && choice !== 'system') return choice;
  if (!choices.includes('system')) return defaultMode;
  return systemDark ? 'dark' : 'light';
}

/** The toggle's next step. Where no choice is the system's, it goes on from what is shown. */
export function nextChoice(choice: Choice | null, shown: Mode, { choices }: Settings): Choice {
  const from = choices.includes('system') ? (choice ?? 'system') : shown;
  return choices[(choices.indexOf(from) + 1) % choices.length]!;
}
