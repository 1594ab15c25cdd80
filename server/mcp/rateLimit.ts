/** One bucket for each client: `burst` requests at once, then `perMinute`. */
export interface Rate {
  burst: number;
  perMinute: number;
}

const MAX_CLIENTS = 10_000;

export class RateLimiter {
  private readonly buckets = new Map<string, { left: number; at: number }>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = Date.now,
  ) {}

  /** Seconds to wait, or 0 when the request may go on. */
  take(client: string): number {
    const now = this.now();
    const perMs = this.rate.perMinute / 60_000;
    const known = this.buckets.get(client);
    const left = known ? Math.min(this.rate.burst, known.left + (now - known.at) * perMs) : this.rate.burst;
    this.buckets.delete(client);
    // The oldest entry goes first: a flood of addresses must not fill the memory.
    if (this.buckets.size >= MAX_CLIENTS) this.buckets.delete(this.buckets.keys().next().value!);
    this.buckets.set(client, { left: left < 1 ? left : left - 1, at: now });
    return left < 1 ? Math.max(1, Math.ceil((1 - left) / perMs / 1000)) : 0;
  }
}
