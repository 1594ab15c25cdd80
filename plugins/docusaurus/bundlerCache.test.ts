import { afterEach, expect, test, vi } from 'vitest';
import { cacheDependsOn } from './bundlerCache';

afterEach(() => vi.unstubAllEnvs());

const cache = { type: 'persistent', buildDependencies: ['/a/docusaurus.config.ts'] };
const added = { cache: { buildDependencies: ['/a/page.js'] } };

test.each([
  ['until 3.10', { cache: true, experiments: { cache } }, { experiments: added }],
  ['in 4.0', { cache }, added],
])('bundlerCache.ts: the cache depends on our files too, where it is set up %s', (_, config, more) =>
  expect(cacheDependsOn(['/a/page.js'], config)).toEqual(more),
);

test.each([{}, { cache: true }, { cache: { ...cache, buildDependencies: { config: [] } } }])(
  'bundlerCache.ts: %j ends the build, unless there is to be no cache',
  (config) => {
    expect(() => cacheDependsOn([], config)).toThrow('plugins/docusaurus/bundlerCache.ts looked in');
    vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
    expect(cacheDependsOn([], config)).toEqual({});
  },
);
