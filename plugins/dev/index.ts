import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasBuild, lastBuildFolders } from './lastBuild';

/** Docusaurus watches its configuration file and not what that imports: a change there counts as one of the file. */
const WATCHED = ['config', 'core'];

const shared = globalThis as { devWatchers?: fs.FSWatcher[] };

function watchConfiguration(siteDir: string): void {
  const config = path.join(siteDir, 'docusaurus.config.ts');
  const touch = () => fs.utimesSync(config, new Date(), new Date());
  // The plugin is made again at each reload; the watchers are not.
  shared.devWatchers ??= WATCHED.map((folder) => fs.watch(path.join(siteDir, folder), { recursive: true }, touch));
}

function say(built: boolean, buildDir: string): void {
  const date = built ? fs.statSync(buildDir).mtime.toLocaleString('en-GB') : '';
  console.log(
    built
      ? `[dev] search and comparisons are those of the last build (${date}); run "npm run build" to renew them`
      : '[dev] search and comparisons are made by the build: run "npm run build" once to have them here',
  );
}

/** For `npm run dev` alone: what the build makes is there too, and edits of the configuration are seen. */
export default function dev({ siteDir }: LoadContext): Plugin {
  const buildDir = path.join(siteDir, 'build');
  const built = hasBuild(buildDir);
  const development = process.env.NODE_ENV === 'development';
  if (development && !shared.devWatchers) say(built, buildDir);
  if (development) watchConfiguration(siteDir);
  return {
    name: 'dev',
    configureWebpack: () =>
      development && built
        ? ({
            devServer: { static: lastBuildFolders(buildDir, path.join(siteDir, '.docusaurus/last-build')) },
          } as object)
        : {},
  };
}
