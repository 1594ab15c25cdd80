/** Files of the build. The worker has no network: the page fetches them and sends them here. */
interface Waiting {
  resolve(bytes: ArrayBuffer | Blob): void;
  reject(error: Error): void;
}

const waiting = new Map<string, Waiting>();
let ask: (name: string) => void = () => undefined;

export const askBy = (next: typeof ask): void => void (ask = next);

const asked = (name: string): Promise<ArrayBuffer | Blob> =>
  new Promise((resolve, reject) => {
    waiting.set(name, { resolve, reject });
    ask(name);
  });

export async function file(name: string): Promise<ArrayBuffer> {
  const bytes = await asked(name);
  return bytes instanceof ArrayBuffer ? bytes : bytes.arrayBuffer();
}

export function receive(name: string, bytes: ArrayBuffer | Blob | null): void {
  if (bytes) waiting.get(name)?.resolve(bytes);
  else waiting.get(name)?.reject(new Error(`${name} did not load. Check your connection and run it again.`));
  waiting.delete(name);
}
