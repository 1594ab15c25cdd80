type Limit = { max: number; windowMs: number };

export type Limits = {
  client: Limit;
  address: Limit;
  /** How long the same client is told that it has already signed this address up. */
  seenMs: number;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const RESUBSCRIBE_AFTER = 30 * DAY;

export const limitsOf = (clientMax: number, addressMax: number): Limits => ({
  client: { max: clientMax, windowMs: 10 * MINUTE },
  address: { max: addressMax, windowMs: 60 * MINUTE },
  seenMs: RESUBSCRIBE_AFTER,
});
