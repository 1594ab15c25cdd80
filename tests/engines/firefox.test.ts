import { test } from 'vitest';
import { enginePaths } from '../../scripts/engines.mjs';
import { firefox } from './firefox';
import { testInEngine } from './inEngine';

const { firefox: installed } = enginePaths();
// `npm test` names it then.
if (!installed) test.skip('it is not installed', () => undefined);
else testInEngine(firefox(installed));
