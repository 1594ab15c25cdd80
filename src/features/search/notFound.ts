import { address } from '../../bridge/address';
import { getProvider } from './provider';
import { currentVersion, scopeOf } from './scope';
import { el, hitLink } from './view';

const LIMIT = 5;
const NOISE = /^(html?|index|nightly|docs?|developers?|en|www|php|aspx?)$/i;

/** What somebody who came to `/developers/docs/fee-payment.html` was looking for: 'fee payment'. */
export function wordsOfPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed address still has readable parts.
  }
  const parts = decoded
    .split('/')
    .map((part) => part.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !NOISE.test(word)))
    .filter((part) => part.length > 0);
  const last = parts.at(-1) ?? [];
  return (last.length > 1 ? last : parts.slice(-2).flat()).slice(0, 8).join(' ');
}

export async function fillNotFound(place: HTMLElement): Promise<void> {
  const query = wordsOfPath(address().pathname);
  if (!query || (!__PRODUCTION__ && __ENV__.search.mode === 'embedded')) return;
  try {
    const provider = await getProvider();
    const show = async () => {
      const { hits } = await provider.search(query, { ...scopeOf(currentVersion()), limit: LIMIT, page: 1 });
      if (hits.length === 0) return;
      place.replaceChildren(
        el('h2', {}, 'Pages that may be what you were looking for'),
        el('ul', { class: 'search-list' }, ...hits.map((hit) => el('li', {}, hitLink(hit)))),
      );
    };
    provider.onUpdate(() => void show().catch(() => undefined));
    await show();
  } catch {
    // The page says that nothing is here; help that did not arrive is not worth a second message.
  }
}
