import type { AnalyticsEvent } from '../../../core/analyticsEvents';

export const TRACK_EVENT = 'site:track';

/** Reports events of the catalogue. The tracker is of the boot script: without it, or without consent, nobody listens. */
export const track = (...events: AnalyticsEvent[]): void =>
  void dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: events }));
