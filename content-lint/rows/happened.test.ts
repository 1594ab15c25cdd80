/** What some rows of pages say goes wrong, made to happen: `data/rows.yaml` names the texts below. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { NIGHTLY } from '../../core/versions';
import { ROOT } from '../snippets/versions';

/** What Node.js prints for a program beside the packages of the nightly. */
const runBesideNightly = (code: string): string =>
  spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: path.join(ROOT, 'sdk', NIGHTLY.id),
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  }).stderr;

test('without "type": "module" a program that awaits at its top level does not start', async () => {
  const asTsxDoes = transform('import fs from "node:fs"; await fs.promises.stat(".");', { format: 'cjs' });
  await expect(asTsxDoes).rejects.toThrow('Top-level await is currently not supported with the "cjs" output format');
});

test('the nightly of Aztec.js has no entry of its own', () => {
  expect(runBesideNightly("await import('@aztec/aztec.js');")).toContain('No "exports" main defined in');
});

test('Node.js refuses the account contract that the nightly loads', () => {
  const code =
    "const { getSchnorrAccountContractArtifact: load } = await import('@aztec/accounts/schnorr/lazy'); await load();";
  expect(runBesideNightly(code)).toContain('needs an import attribute of type "json"');
});
