/** Fetches a file and fails when nothing arrives for `silence` ms. A slow connection that goes on delivering is fine. */
export async function fetchBytes(url: string, silence: number, init: RequestInit = {}): Promise<ArrayBuffer> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(new Error(`${url}: no answer within ${silence} ms`)), silence);
  };
  try {
    wait();
    const response = await fetch(url, { ...init, signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`${url}: status ${response.status}`);
    const chunks: Uint8Array[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      wait();
      chunks.push(part.value);
    }
    return await new Blob(chunks as BlobPart[]).arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}
