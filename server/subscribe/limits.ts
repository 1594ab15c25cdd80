type Limit = { max: number; windowMs: number };

export type Limits = {
  /** For the networks of a client, the narrowest first. */
  networks: readonly Limit[];
  /** For all clients together. */
  overall: Limit;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const RESUBSCRIBE_AFTER = 30 * DAY;

/** A wider network may have more readers in it, but not as many more as it has addresses. */
const SHARES = [1, 2, 4];

export const limitsOf = (clientMax: number, hourlyMax: number): Limits => ({
  networks: SHARES.map((share) => ({ max: clientMax * share, windowMs: 10 * MINUTE })),
  overall: { max: hourlyMax, windowMs: 60 * MINUTE },
});
