import { COPIES_CHANGED, OFFLINE_WORKER } from '../../../core/offline';
import { scriptUrl } from '../../bridge/loadScript';

const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration('/');

/** Whether this browser can keep pages at all; not in private windows of some, nor on an address without https. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

/** Fails where the browser forbids it. Until it is there, nothing is worth fetching. */
export async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register(scriptUrl(OFFLINE_WORKER), { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

export async function stopWorker(): Promise<void> {
  await (await registered())?.unregister();
}

export async function tellWorker(): Promise<void> {
  (await registered())?.active?.postMessage(COPIES_CHANGED);
}
