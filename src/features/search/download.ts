/** A try to get something from the network. */
export interface Attempt<T> {
  value: Promise<T>;
  /** Resolves when the network has been silent for too long. The value may still come. */
  silence: Promise<unknown>;
}

const TICK_MS = 1000;
/** So much silence is told to the reader: more than a slow connection needs for its first byte. */
export const SILENT_TICKS = 8;

async function read(url: string, init: RequestInit, onBytes: () => void): Promise<ArrayBuffer> {
  const response = await fetch(url, init);
  if (!response.ok || !response.body) throw new Error(`${url}: status ${response.status}`);
  const chunks: Uint8Array[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes();
    chunks.push(part.value);
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer();
}

/** Fetches a file. A slow connection that goes on delivering is not silent. */
export function download(url: string, init: RequestInit = {}): Attempt<ArrayBuffer> {
  let quiet = 0;
  let timer: ReturnType<typeof setInterval>;
  const silence = new Promise<void>((resolve) => {
    // Ticks, not one long wait: while the page computes, nothing is read and no tick counts.
    timer = setInterval(() => ++quiet < SILENT_TICKS || resolve(), TICK_MS);
  });
  const value = read(url, init, () => (quiet = 0)).finally(() => clearInterval(timer));
  return { value, silence };
}
