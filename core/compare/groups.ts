import { versionOfAddress } from '../versions';

/** A folder that says nothing to a reader. */
const SILENT = 'docs';
const GROUP_DEPTH = 2;

const spoken = (folder: string): string =>
  folder.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** The heading under which a list shows the page at an address. */
export function groupOf(page: string): string {
  const folders = page.slice(versionOfAddress(page).base.length).split('/').slice(1, -1);
  const named = folders.filter((folder) => folder !== SILENT).slice(0, GROUP_DEPTH);
  return named.map(spoken).join(' › ') || 'General';
}
