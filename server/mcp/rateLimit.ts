import { SHARES } from '../client';

/** `burst` requests, then `perMinute`; `atOnce` of them at the same time. For one client. */
export interface Rate {
  burst: number;
  perMinute: number;
  atOnce: number;
}

/** All clients together have as much as so many of them. */
const OVERALL = 10;
const MAX_KNOWN = 30_000;

type Bucket = { left: number; at: number; open: number };

/** Counts a client by each of its networks, so that who has many addresses is one client, and all clients together. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {}

  private parts(networks: readonly string[]): { key: string; share: number; bucket: Bucket }[] {
    const shares = [...networks.map((key, i) => ({ key, share: SHARES[i]! })), { key: 'all', share: OVERALL }];
    return shares.map(({ key, share }) => ({ key, share, bucket: this.filled(key, share) }));
  }

  private filled(key: string, share: number): Bucket {
    const { burst, perMinute } = this.rate;
    const known = this.buckets.get(key) ?? { left: burst * share, at: this.now(), open: 0 };
    const left = Math.min(burst * share, known.left + ((this.now() - known.at) * perMinute * share) / 60_000);
    return { left, at: this.now(), open: known.open };
  }

  private keep(key: string, bucket: Bucket): void {
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    // The oldest goes first: a flood of addresses must not fill the memory.
    if (this.buckets.size > MAX_KNOWN) this.buckets.delete(this.buckets.keys().next().value!);
  }

  /** Seconds to wait, or 0 when the request may go on. A client over its own limit does not use up that of all. */
  enter(networks: readonly string[]): number {
    const parts = this.parts(networks);
    const waits = parts.map(({ share, bucket }) => {
      if (bucket.left < 1) return (1 - bucket.left) / ((this.rate.perMinute * share) / 60);
      return bucket.open >= this.rate.atOnce * share ? 1 : 0;
    });
    const wait = Math.ceil(Math.max(...waits));
    if (wait === 0)
      for (const { key, bucket } of parts) this.keep(key, { ...bucket, left: bucket.left - 1, open: bucket.open + 1 });
    return wait;
  }

  leave(networks: readonly string[]): void {
    for (const { key, bucket } of this.parts(networks))
      this.keep(key, { ...bucket, open: Math.max(bucket.open - 1, 0) });
  }
}
