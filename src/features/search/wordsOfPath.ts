const NOISE = /^(html?|index|nightly|docs?|developers?|en|www|php|aspx?)$/i;

/** What somebody who came to `/developers/docs/fee-payment.html` was looking for: 'fee payment'. */
export function wordsOfPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A malformed address still has readable parts.
  }
  const parts = decoded
    .split('/')
    .map((part) => part.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !NOISE.test(word)))
    .filter((part) => part.length > 0);
  const last = parts.at(-1) ?? [];
  return (last.length > 1 ? last : parts.slice(-2).flat()).slice(0, 8).join(' ');
}
