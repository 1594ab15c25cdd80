const HOUR = 3_600_000;

/** To be called now and then: deletes, once an hour, what is older. Without a number of days all is kept. */
export function keepFor(days: number | undefined, purge: (before: number) => Promise<unknown>) {
  let purgedAt = 0;
  return async (): Promise<void> => {
    if (!days || Date.now() - purgedAt < HOUR) return;
    await purge(Date.now() - days * 24 * HOUR);
    purgedAt = Date.now();
  };
}
