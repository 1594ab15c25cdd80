import type { Table } from '../store/database';

/** A subscriber row is its own outbox entry: accepted and queued are one write. */
export const SUBSCRIBERS: Table = {
  name: 'subscribers',
  key: 'email_key',
  sql: `
CREATE TABLE IF NOT EXISTS subscribers (
  id INTEGER PRIMARY KEY,
  email_key TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  source TEXT NOT NULL,
  page TEXT,
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'rejected')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  delivered_at INTEGER,
  last_error TEXT
);
CREATE INDEX IF NOT EXISTS subscribers_due ON subscribers (status, next_attempt_at);
`,
};

const DAY = 86_400_000;
const RESUBSCRIBE_AFTER = 30 * DAY;

export const LOOK_UP = `SELECT count(*) AS known FROM subscribers WHERE email_key = :emailKey AND status = 'delivered'`;
// A second sign-up of a delivered address is no news for the provider, unless it is so long ago that the
// reader may have left the list in between.
export const SAVE = (within: string) => `
  INSERT INTO subscribers (email_key, email, source, page, created_at, next_attempt_at)
  SELECT :emailKey, :email, :source, :page, :now, :now WHERE :store AND ${within}
  ON CONFLICT (email_key) DO UPDATE SET status = 'pending', attempts = 0, next_attempt_at = :now
  WHERE status = 'delivered' AND delivered_at <= :now - ${RESUBSCRIBE_AFTER}`;

export const FIGURES = `
  SELECT count(*) FILTER (WHERE status = 'pending') AS pending,
    count(*) FILTER (WHERE status = 'delivered') AS delivered,
    count(*) FILTER (WHERE status = 'rejected') AS rejected,
    count(*) FILTER (WHERE status = 'pending' AND attempts > 0) AS failing,
    min(created_at) FILTER (WHERE status = 'pending') AS oldest,
    max(created_at) AS lastSignup,
    max(delivered_at) AS lastDelivery
  FROM subscribers`;

export type Figures = Record<
  'pending' | 'delivered' | 'rejected' | 'failing' | 'oldest' | 'lastSignup' | 'lastDelivery',
  number
>;
