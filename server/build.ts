import { realpath } from 'node:fs/promises';
import { reasonOf, type Log } from './log';
import { openThread } from './mcp/thread';
import { readSite, type Site } from './siteFiles';

const LOOK_MS = 1000;

export type Build = Awaited<ReturnType<typeof openBuild>>;

/**
 * The build that is served. Where `BUILD_DIR` is a link that leads to another folder from now on, that one is read while
 * the old one is still served, and takes its place. Pages that readers have open still find the scripts of the old one.
 */
export async function openBuild(buildDir: string, log: Log) {
  const folderOf = () => realpath(buildDir).catch(() => buildDir);
  let folder = await folderOf();
  let site = await readSite(folder);
  let tools = openThread(folder);
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const next = await folderOf();
    if (next === folder) return;
    folder = next;
    try {
      const read = await readSite(next);
      if (read.missing > 0) throw Object.assign(new Error('incomplete'), { code: 'FILES_MISSING' });
      site = withAssetsOf(site, read);
      tools.close();
      tools = openThread(next);
      log('info', 'switched to another build', { pages: site.pages.size });
    } catch (error) {
      log('error', 'the new build cannot be read: the old one is served on', reasonOf(error));
    }
  }

  const timer = setInterval(() => (looking ??= look().finally(() => (looking = undefined))), LOOK_MS);
  timer.unref();
  return {
    site: () => site,
    tools: () => tools.answer,
    close: () => {
      clearInterval(timer);
      tools.close();
    },
  };
}

/** Those of one build before, not of all. */
function withAssetsOf(old: Site, site: Site): Site {
  const assets = [...old.files].filter(([path]) => path.startsWith('/assets/') && !site.files.has(path));
  return { ...site, olderAssets: new Map(assets) };
}
