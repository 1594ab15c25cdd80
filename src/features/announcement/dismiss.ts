import { readItem, writeItem } from '../../../core/storage';

/** Docusaurus' own keys: its inline script hides the bar before the first paint. */
const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

const setHidden = (hidden: boolean): void =>
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(hidden));

export function dismiss(id: string): void {
  writeItem(ID, id);
  writeItem(DISMISSED, 'true');
  setHidden(true);
}

/** A bar with a new id is shown even to readers who closed the one before. */
export function showIfNew(id: string): void {
  if (readItem(ID) === id) return;
  if (readItem(DISMISSED) !== null) writeItem(DISMISSED, 'false');
  setHidden(false);
}
