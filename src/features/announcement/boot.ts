import { readItem, writeItem } from '../../../core/storage';

const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

const setHidden = (hidden: boolean): void =>
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(hidden));

/** A bar with a new id is shown even to readers who closed the one before. */
export function startAnnouncement(): void {
  const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement;
  if (id !== undefined && readItem(ID) !== id) {
    if (readItem(DISMISSED) !== null) writeItem(DISMISSED, 'false');
    setHidden(false);
  }
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-announcement-close]')) return;
    if (id !== undefined) writeItem(ID, id);
    writeItem(DISMISSED, 'true');
    setHidden(true);
  });
}
