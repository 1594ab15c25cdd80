import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasBuild, lastBuildFolders } from './lastBuild';
import { compilePagesWhenOpened } from '../docusaurus/lazyPages';

const shared = globalThis as { configWatcher?: fs.FSWatcher };

/** Docusaurus watches its configuration file and not what that imports: a change there counts as one of the file. */
function watchConfiguration(siteDir: string): void {
  const file = path.join(siteDir, 'docusaurus.config.ts');
  const touch = () => fs.utimesSync(file, new Date(), new Date());
  shared.configWatcher = fs.watch(path.join(siteDir, 'config'), { recursive: true }, touch);
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
  // The plugin is made again at each reload; the watcher is not.
  if (development && !shared.configWatcher) {
    say(built, buildDir);
    watchConfiguration(siteDir);
  }
  return {
    name: 'dev',
    configureWebpack: () =>
      development
        ? ({
            ...compilePagesWhenOpened,
            devServer: {
              ...compilePagesWhenOpened.devServer,
              ...(built && { static: lastBuildFolders(buildDir, path.join(siteDir, '.docusaurus/last-build')) }),
            },
          } as object)
        : {},
  };
}
