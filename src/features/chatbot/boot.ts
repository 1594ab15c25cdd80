import { onConsent } from '../consent/boot';

/** Without a key nothing is loaded, not even our own loader. */
export function startChatbot(): void {
  const settings = __ENV__.chatbot;
  if (!settings) return;
  import('./loader').then(({ offerChatbot }) => offerChatbot(settings, onConsent)).catch(() => undefined);
}
