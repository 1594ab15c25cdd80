import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { VERSIONS } from '../core/versions';
import { compileNetwork, nodeCommand } from './room';

beforeAll(compileNetwork);

test.each(VERSIONS)('the genesis header and archive root equal the constants of $sdk', ({ id }) => {
  const { args, env } = nodeCommand(id, 'genesis');
  const { ours, theirs } = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' })) as {
    ours: object;
    theirs: object;
  };
  expect(ours).toEqual(theirs);
});
