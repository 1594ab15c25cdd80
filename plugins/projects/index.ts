import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packAll, type Packed } from '../../markdown/projects';

/** Puts the projects of tutorials into the build, as zip files. */
export default function projects({ siteDir }: LoadContext): Plugin<Packed[]> {
  let made: Packed[] = [];
  return {
    name: 'projects',
    getPathsToWatch: () => ['examples/**/*'],
    async loadContent() {
      made = packAll(siteDir);
      return made;
    },
    async postBuild({ outDir }) {
      for (const { href, bytes } of made.flatMap(({ archives }) => archives)) {
        const file = path.join(outDir, href);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, bytes);
      }
    },
  };
}
