/** Small changes to installed packages, each until a release has it. Builds and tests do the same without them. */
import fs from 'node:fs';
import path from 'node:path';

export const PATCHES = [
  {
    // For stack traces it names a function for each node of a page, at each step: a twelfth of a build.
    // https://github.com/syntax-tree/unist-util-visit-parents/blob/6.1.0/lib/index.js
    file: 'node_modules/unist-util-visit-parents/lib/index.js',
    from: "if (typeof value.type === 'string') {",
    to: 'if (false) {',
    builds: true,
  },
  {
    // Since 1.60 an assertion that waits describes the whole page each time that it looks: a fifth of the browser tests.
    // https://github.com/microsoft/playwright/issues/41098
    file: 'node_modules/playwright-core/lib/coreBundle.js',
    from: 'ariaSnapshotForExpectFailure(element, options) {\\n    const',
    to: 'ariaSnapshotForExpectFailure(element, options) {\\n    return "";\\n    const',
  },
];

/** A build needs few of them, and reads no others. */
export const FOR_BUILDS = PATCHES.filter(({ builds }) => builds);

export function patchPackages(root, patches = PATCHES) {
  for (const { file, from, to } of patches) {
    const at = path.join(root, file);
    try {
      const text = fs.readFileSync(at, 'utf8');
      if (!text.includes(from)) continue;
      // Another build may be reading it.
      fs.writeFileSync(`${at}.${process.pid}`, text.replace(from, to));
      fs.renameSync(`${at}.${process.pid}`, at);
    } catch {
      // Not installed, or not ours to change: it takes longer.
    }
  }
}
