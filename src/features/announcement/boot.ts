import { early } from '../../bridge/early';
import { dismiss, showIfNew } from './dismiss';

export function startAnnouncement(): void {
  const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement;
  if (id === undefined) return;
  showIfNew(id);
  early('click', '[data-announcement-close]', () => dismiss(id));
}
