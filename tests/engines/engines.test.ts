import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { enginePaths } from '../../scripts/engines.mjs';
import { firefox } from './firefox';
import { journeys } from './journeys';
import { webkit } from './webkit';

const paths = enginePaths();
const engines = [...(paths.firefox ? [firefox(paths.firefox)] : []), ...(paths.webkit ? [webkit(paths.webkit)] : [])];

describe.each(engines)('$name', (engine) => {
  afterAll(() => engine.stop());

  test.each(Object.entries(journeys))('%s', async (_, journey) => {
    const driver = await engine.start();
    onTestFinished(() => driver.close());
    await journey(driver, inject('site'));
    expect(await driver.errors()).toEqual([]);
  });
});
