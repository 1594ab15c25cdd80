import { test } from 'vitest';
import { enginePaths } from '../../scripts/engines.mjs';
import { webkit } from './webkit';
import { testInEngine } from './inEngine';

const { webkit: installed } = enginePaths();
// `npm test` names it then.
if (!installed) test.skip('it is not installed', () => undefined);
else testInEngine(webkit(installed));
