import { reloadPage } from '../../bridge/address';

const FORGET = 'forget-chat';

/** The name of the window outlives a reload: what the chat assistant stores while it is stopped is deleted after it. */
export function unloadChat(): void {
  window.name = FORGET;
  reloadPage();
}

export function isForgetting(): boolean {
  const forgetting = window.name === FORGET;
  if (forgetting) window.name = '';
  return forgetting;
}
