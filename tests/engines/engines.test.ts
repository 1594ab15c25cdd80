import { afterAll, describe, expect, inject, test } from 'vitest';
import { enginePaths } from '../../scripts/engines.mjs';
import type { Driver, Engine } from './driver';
import { firefox } from './firefox';
import { journeys } from './journeys';
import { webkit } from './webkit';

const paths = enginePaths();
const engines = [...(paths.firefox ? [firefox(paths.firefox)] : []), ...(paths.webkit ? [webkit(paths.webkit)] : [])];

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

describe.each(engines)('$name', (engine) => {
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
