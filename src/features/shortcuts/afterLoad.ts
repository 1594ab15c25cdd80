const TYPING = 'input, textarea, select, [contenteditable]';

export function startShortcuts(): void {
  addEventListener('keydown', ({ key, target }) => {
    if (key !== '?' || (target as Element).closest?.(TYPING) || document.querySelector('dialog[open]')) return;
    document.querySelector<HTMLButtonElement>('[data-shortcuts]')?.click();
  });
}
