/** Files of the build. The worker has no network: the page fetches them and sends them here. */
interface Waiting {
  resolve(bytes: ArrayBuffer): void;
  reject(error: Error): void;
}

const waiting = new Map<string, Waiting>();
let ask: (name: string) => void = () => undefined;

export const askBy = (next: typeof ask): void => void (ask = next);

export const file = (name: string): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    waiting.set(name, { resolve, reject });
    ask(name);
  });

export function receive(name: string, bytes: ArrayBuffer | null): void {
  if (bytes) waiting.get(name)?.resolve(bytes);
  else waiting.get(name)?.reject(new Error(`${name} did not load. Check your connection and run it again.`));
  waiting.delete(name);
}
