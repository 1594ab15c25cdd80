import { startHost, type Host } from './host';
import { test as base } from './support';

export { expect } from './support';
export type { Host };

/** With a host of its own, which can be cut off and deployed anew. */
export const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, use) => {
    const host = await startHost(baseURL!);
    await use(host);
    await host.close();
  },
});
