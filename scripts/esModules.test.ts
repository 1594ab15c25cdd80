import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

test('names ES modules that Node can load, and no others', () => {
  const printed = execFileSync(process.execPath, [path.join(__dirname, 'esModules.mjs')], { encoding: 'utf8' });
  const names = JSON.parse(printed) as string[];
  expect(names).toContain('unified');
  expect(names).not.toContain('react');
  // Those that our configuration loads. One that waits at its top level could not be loaded so.
  const load = createRequire(__filename);
  for (const name of names.filter((each) => /^(unified|unist|remark|rehype|mdast|shiki|zod|fontkit|diff)/.test(each)))
    expect(load(name), name).toBeTypeOf('object');
});
