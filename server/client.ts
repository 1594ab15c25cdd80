import { isIP } from 'node:net';

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` name a port too. */
function withoutPort(entry: string): string {
  if (entry.startsWith('[')) return entry.slice(1, Math.max(entry.indexOf(']'), 1));
  const [host = '', port, more] = entry.split(':', 3);
  return port !== undefined && more === undefined ? host : entry;
}

/** Longer than any address: what is longer is not looked at. */
const MAX_ENTRY = 64;

function addressIn(entry: string | undefined): string | undefined {
  const text = entry?.trim() ?? '';
  if (text.length > MAX_ENTRY) return undefined;
  const address = withoutPort(text);
  return isIP(address) ? address : undefined;
}

/**
 * The address of the machine that asks. Headers are believed only where a proxy of ours is known to write them:
 * each trusted proxy appends one entry to X-Forwarded-For, so entries further left are the client's own claim.
 */
export function clientAddress(headers: Headers, socket = 'unknown', proxies?: number): string {
  if (proxies === undefined) return socket;
  const chain = (headers.get('x-forwarded-for') ?? '').split(',');
  return addressIn(chain[chain.length - proxies]) ?? socket;
}

/** The first four groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups.slice(0, 4).map((group) => parseInt(group, 16));
}

/**
 * What rate limits count by, the narrowest first. A household has a whole /64, often a /56, and an office a /48:
 * whoever has one can take any address in it.
 */
export function clientNetworks(address: string): string[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return [mapped];
  if (isIP(address) !== 6) return [address];
  const groups = groupsOf(address);
  const written = (parts: number[]) => parts.map((group) => group.toString(16)).join(':');
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return [`${written(groups)}::/64`, `${written([a, b, c, d & 0xff00])}::/56`, `${written([a, b, c])}::/48`];
}

/** How much more a wider network may do: it may have more readers in it, but not as many more as it has addresses. */
export const SHARES = [1, 2, 4];
