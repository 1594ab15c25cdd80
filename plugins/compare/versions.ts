import path from 'node:path';
import { publicEnv } from '../../config/env';
import type { PageDigest, WrittenPage } from '../../core/compare/anyTwo';
import { digestFile, pageFile } from '../../core/compare/published';
import { readSections } from '../../core/compare/sections';
import type { WrittenSection } from '../../core/compare/written';
import { writeInFolders } from '../../core/files';
import { BY_AGE, type Version } from '../../core/versions';
import { digest, cached } from '../../markdown/cache';
import { expandPage } from '../../markdown/page-source';
import { drawing, writtenSections } from './sections';
import { readPages, type ComparedPage } from './comparedPages';

/** Sections may change their places: what they say is compared. */
function digestOf(sections: WrittenSection[]): string {
  const said = readSections(sections).map(({ titleKey, key }) => `${titleKey}\n${key}`);
  return digest(...said.sort()).slice(0, 16);
}

async function readWritten(siteDir: string, file: string) {
  const sections = writtenSections(await expandPage({ siteDir, file }), drawing(siteDir, file));
  return { sections, digest: digestOf(sections) };
}

const written = (siteDir: string, { path: name, file }: ComparedPage) =>
  cached({ siteDir, kind: 'written', name, from: publicEnv.siteUrl, pages: [file] }, () => readWritten(siteDir, file));

export interface DigestedVersion {
  version: Version;
  pages: (ComparedPage & { digest: string })[];
}

/** Reads all pages of all versions, while the trees of pages are in memory. What they say is kept outside of it. */
export async function digestVersions(siteDir: string): Promise<DigestedVersion[]> {
  const versions: DigestedVersion[] = [];
  for (const version of BY_AGE) {
    const withDigest = async (page: ComparedPage) => ({ ...page, digest: (await written(siteDir, page)).digest });
    versions.push({ version, pages: await Promise.all(readPages(siteDir, version.folder).map(withDigest)) });
  }
  return versions;
}

/** Publishes what the browser needs to compare any two versions: a list of each version's pages, and what each says. */
export async function publishVersions(siteDir: string, outDir: string, versions: DigestedVersion[]): Promise<void> {
  for (const { version, pages } of versions) {
    const digests = pages.map(({ path: at, title, counterpart, digest: own }): PageDigest => {
      return { path: at, title, counterpart, digest: own };
    });
    await writeInFolders(path.join(outDir, digestFile(version)), JSON.stringify(digests));
    for (const page of pages) {
      const { sections } = await written(siteDir, page);
      const data: WrittenPage = { path: page.path, title: page.title, sections };
      await writeInFolders(path.join(outDir, pageFile(version, page.path)), JSON.stringify(data));
    }
  }
}
