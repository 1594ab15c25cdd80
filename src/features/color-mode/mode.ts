export type Mode = 'light' | 'dark';
export type Choice = Mode | 'system';

export interface Settings {
  defaultMode: Mode;
  respectSystem: boolean;
}

/** What is stored → what the reader chose; nothing or nonsense means no choice. */
export function readChoice(stored: string | null, { respectSystem }: Settings): Choice | null {
  if (stored === 'light' || stored === 'dark') return stored;
  return stored === 'system' && respectSystem ? 'system' : null;
}

/** The mode to show for a choice. */
export function modeFor(choice: Choice | null, systemDark: boolean, { defaultMode, respectSystem }: Settings): Mode {
  if (choice === 'light' || choice === 'dark') return choice;
  if (!respectSystem) return defaultMode;
  return systemDark ? 'dark' : 'light';
}

/** The toggle's next step: light, dark, and system only where the system preference is respected. */
export function nextChoice(choice: Choice | null, shown: Mode, { respectSystem }: Settings): Choice {
  if (!respectSystem) return shown === 'light' ? 'dark' : 'light';
  const order: Choice[] = ['light', 'dark', 'system'];
  return order[(order.indexOf(choice ?? 'system') + 1) % order.length]!;
}
