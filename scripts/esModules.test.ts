import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const printed = (...flags: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, path.join(__dirname, 'esModules.mjs')], { encoding: 'utf8' }),
  ) as string[];

// What Node can load as it is; an older one is told of none.
test.skipIf(!process.features.require_module)('names ES modules that Node can load, and no others', () => {
  const names = printed();
  expect(names).toContain('unified');
  expect(names).not.toContain('react');
  // Those that our configuration loads. One that waits at its top level could not be loaded so.
  const load = createRequire(__filename);
  for (const name of names.filter((each) => /^(unified|unist|remark|rehype|mdast|shiki|zod|fontkit|diff)/.test(each)))
    expect(load(name), name).toBeTypeOf('object');
});

test.skipIf(!process.features.require_module)('names none where Node cannot load them', () => {
  expect(printed('--no-experimental-require-module')).toEqual([]);
});
