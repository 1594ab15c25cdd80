import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PATCHES, patchPackages } from './patches.mjs';
import { ROOT } from './setup.mjs';

const read = (root: string, { file }: { file: string }) => fs.readFileSync(path.join(root, file), 'utf8');

test.each(PATCHES)('$file, of the release that is installed, has its change', (patch) => {
  patchPackages(ROOT);
  expect(read(ROOT, patch)).toContain(patch.to);
  expect(read(ROOT, patch)).not.toContain(patch.from);
});

test('what is not as expected stays as it is', () => {
  const root = fs.mkdtempSync(path.join(tmpdir(), 'patches-'));
  expect(() => patchPackages(root)).not.toThrow();
  for (const { file } of PATCHES) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), 'export {}');
  }
  patchPackages(root);
  for (const patch of PATCHES) expect(read(root, patch)).toBe('export {}');
});
