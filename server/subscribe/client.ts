import { isIP } from 'node:net';

export type TrustProxy = 'netlify' | number | undefined;

/**
 * The address of the machine that asks. Headers are believed only where a proxy of ours is known to write them:
 * each trusted proxy appends one entry to X-Forwarded-For, so entries further left are the client's own claim.
 */
export function clientAddress(headers: Headers, socketAddress: string | undefined, trust: TrustProxy): string {
  const socket = socketAddress ?? 'unknown';
  if (trust === undefined) return socket;
  if (trust === 'netlify') return headers.get('x-nf-client-connection-ip') ?? socket;
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const entry = chain[chain.length - trust] ?? '';
  return isIP(entry) ? entry : socket;
}

/** The first four groups of an IPv6 address: one household or machine has all addresses below them. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** What a rate limit counts by. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIP(address) === 6 ? `${networkOf(address)}::/64` : address;
}
