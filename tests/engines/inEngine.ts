import { afterAll, describe, expect, inject, test } from 'vitest';
import type { Driver, Engine } from './driver';
import { journeys } from './journeys';

/** What the browser complained about on the way. */
async function complaints(engine: Engine, journey: (driver: Driver, site: string) => Promise<unknown>) {
  const driver = await engine.start();
  try {
    await journey(driver, inject('site'));
  } finally {
    await driver.close();
  }
  return driver.errors();
}

/** Each engine has a test file of its own, so that one works while the other waits. */
export function testInEngine(engine: Engine): void {
  describe(engine.name, () => {
    afterAll(() => engine.stop());

    test.each(Object.entries(journeys))('%s', async (_, journey) => {
      expect(await complaints(engine, journey)).toEqual([]);
    });

    test('an error of the console would be noticed', async () => {
      const seen = await complaints(engine, async (driver, site) => {
        await driver.open(`${site}/developers/getting_started`);
        await driver.read(`console.error('noticed')`);
      });
      expect(seen).toEqual([expect.stringContaining('noticed')]);
    });
  });
}
