/** What this site keeps in the browser, for the cookie settings; everything else in its storage is of somebody else. */
export const STORED: { keys: RegExp; what: string }[] = [
  { keys: /^matomoConsent(At)?$/, what: 'your answer to this question, for six months' },
  { keys: /^(theme|docusaurus\.(tab\.|announcement\.).*)$/, what: 'colour mode, chosen tabs, the closed announcement' },
  { keys: /^docs-(read-version|preferred-version-.*)$/, what: 'the version you chose and the one you read last' },
  { keys: /^search-recent.*$/, what: 'your last searches' },
  { keys: /^nps_aztec-docs_/, what: 'how many pages you opened and your survey answer, so that it asks rarely' },
  { keys: /^run\.edits$/, what: 'what you changed in code that runs here' },
  {
    keys: /^offline-copies$/,
    what: 'which versions you keep for offline reading, and their pages, until you remove them',
  },
  { keys: /^operator-values$/, what: 'your values for operators, without secrets' },
];

const TRACKER = /^(_pk_|mtm_)/;
const isForeign = (key: string): boolean => !TRACKER.test(key) && !STORED.some(({ keys }) => keys.test(key));

function clear(storage: Storage): void {
  for (const key of Object.keys(storage).filter(isForeign)) storage.removeItem(key);
}

/** A cookie may have been set for this host or for its parents; one that is not there is not missed. */
function deleteCookies(wanted: (name: string) => boolean): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, i) => `; Domain=${labels.slice(i).join('.')}`);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]!);
  for (const name of names.filter(wanted))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}

/** Deletes what the chat assistant stored on this site: we store no cookies and no databases ourselves. */
export async function forgetChat(): Promise<void> {
  deleteCookies(isForeign);
  try {
    // eslint-disable-next-line no-restricted-globals -- All that is not ours.
    for (const storage of [localStorage, sessionStorage]) clear(storage);
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  } catch {
    // Blocked storage holds nothing.
  }
}
