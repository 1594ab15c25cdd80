import { pinAddress, restoreAddress } from '../../bridge/address';
import { giveUp } from '../../bridge/early';
import { runAfterLoad } from '../../bridge/afterLoad';
import { loadScript } from '../../bridge/loadScript';

let dialog: Promise<unknown> | undefined;

function failed(): void {
  restoreAddress();
  document.documentElement.setAttribute('data-load-failed', '');
  giveUp();
}

/** React's script tags have types that browsers ignore: real ones are made of them, each once, and tried twice. */
const load = (tags: string): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLScriptElement>(tags)].map((tag) => {
      tag.remove();
      return loadScript(tag.src).catch(() => loadScript(`${tag.src}?retry`).catch(failed));
    }),
  );

/** The search dialog with React, and nothing else of the page. */
export const loadDialog = (): unknown => (dialog ??= load('[data-dialog]'));

/** The page, after the dialog where that is on its way: its reader looks at nothing else. */
export async function loadApp(): Promise<void> {
  runAfterLoad();
  await dialog;
  pinAddress();
  // A part of the page that React asked for; on the way to another page, Docusaurus lets the browser load that page.
  addEventListener('unhandledrejection', ({ reason }) => reason?.name === 'ChunkLoadError' && failed());
  void load('[type="app"]');
}
