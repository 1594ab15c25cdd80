/** The body, or undefined when it is longer. Stops reading at the limit: the length header may be missing or wrong. */
export async function readLimited(message: Request | Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = message.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      await reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
