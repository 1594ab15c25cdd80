import { reloadPage } from '../../bridge/address';
import { loadScript } from '../../bridge/loadScript';
import { sharedStore } from '../../bridge/store';

/** What other companies run on our pages, each for a purpose that the reader agreed to by itself. */
export type Service = 'analytics' | 'chat';

/** Asked for in this document. A script that runs cannot be taken back: only a new document is without it. */
export const services = sharedStore<readonly Service[]>('services', []);
const sealed = sharedStore('sealed', false);

/** Private keys may have been typed: from now on, and as long as it lives, this document belongs to us alone. */
export function seal(): void {
  sealed.set(true);
  document.documentElement.setAttribute('data-sealed', '');
}

const hasKeyFields = (): boolean => document.querySelector('[data-operator-values]') !== null;

export const mayLoad = (): boolean => !sealed.getSnapshot() && !hasKeyFields();

/** The one way in for a foreign script. Never into a page with fields for private keys. */
export async function loadService(
  service: Service,
  url: string,
  prepare: (script: HTMLScriptElement) => void,
): Promise<void> {
  if (!mayLoad()) throw new Error('No foreign script is loaded where private keys may be typed.');
  services.set([...services.getSnapshot(), service]);
  await loadScript(url, prepare);
}

/** A document of its own, if one of these runs here. True where one did. */
export function unload(...unwanted: Service[]): boolean {
  const found = services.getSnapshot().some((service) => unwanted.includes(service));
  if (found) reloadPage();
  return found;
}
