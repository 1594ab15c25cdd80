import * as all from '@docusaurus/utils-common';
import { expect, test } from 'vitest';
import * as ours from './utilsCommon.js';

test('utilsCommon.js: each function is that of the package', () => {
  for (const [name, value] of Object.entries(ours)) expect(value, name).toBe(all[name as keyof typeof all]);
  expect(Object.keys(ours)).toEqual(['applyTrailingSlash', 'getErrorCausalChain']);
});
