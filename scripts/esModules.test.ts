import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const load = createRequire(__filename);

test('names ES modules that Node can load, and no others', () => {
  const printed = execFileSync(process.execPath, [path.join(__dirname, 'esModules.mjs')], { encoding: 'utf8' });
  const names = JSON.parse(printed) as string[];
  expect(names).toContain('unified');
  expect(names).not.toContain('react');
  // Those that our configuration loads. One that waits at its top level could not be loaded so.
  for (const name of names.filter((each) => /^(unified|unist|remark|rehype|mdast|shiki|zod|fontkit|diff)/.test(each)))
    expect(load(name), name).toBeTypeOf('object');
});

test('Docusaurus loads our configuration with the jiti that listens to this', () => {
  const jiti = createRequire(load.resolve('@docusaurus/utils')).resolve('jiti');
  const { version } = JSON.parse(fs.readFileSync(path.join(jiti, '../../package.json'), 'utf8')) as { version: string };
  expect(version, 'from jiti 2 on esModules.mjs may go: see its first lines').toMatch(/^1\./);
  expect(fs.readFileSync(path.join(jiti, '../../dist/jiti.js'), 'utf8')).toContain('process.env.JITI_NATIVE_MODULES');
});
