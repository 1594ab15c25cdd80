import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PATCHES } from './patches.mjs';
import { ROOT } from './setup.mjs';

test.each(PATCHES)(
  '$file has its change: else run `node scripts/patches.mjs`, or see whether it still needs one',
  (patch) => {
    const text = readFileSync(path.join(ROOT, patch.file), 'utf8');
    expect(text).toContain(patch.to);
    expect(text).not.toContain(patch.from);
  },
);
