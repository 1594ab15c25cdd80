import type { Provider } from './brevo';
import type { OutboxStore } from './outboxStore';

/** Longer than the provider takes as a rule, so that an address it has got already is not known by a quick answer. */
const MIN_MS = 1000;

/** Delivers an address before it is acknowledged. The store only spares the provider a second call. */
export function createConfirm(entries: OutboxStore, provider: Provider | null, minMs = MIN_MS) {
  async function deliver(email: string): Promise<'delivered' | 'rejected' | 'failed'> {
    const entry = await entries.find(email);
    if (!provider || !entry) return 'failed';
    if (entry.status === 'delivered') return 'delivered';
    const { kind } = await provider.deliver(email);
    if (kind === 'delivered') await entries.delivered(entry.id);
    return kind === 'retry' ? 'failed' : kind;
  }

  return async (email: string): Promise<'delivered' | 'rejected' | 'failed'> => {
    const [result] = await Promise.all([deliver(email), new Promise((resolve) => setTimeout(resolve, minMs))]);
    return result;
  };
}
