import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publicEnv } from '../../config/env';
import { digestFile, pageFile } from '../../core/compare/published';
import type { PageDigest, WrittenPage } from '../../core/compare/anyTwo';
import { readSections, type WrittenSection } from '../../core/compare/sections';
import { BY_AGE } from '../../core/versions';
import { digest, kept } from '../../markdown/kept';
import { expandPage } from '../../markdown/page-source';
import { writtenSections } from './sections';
import { readPages, type ComparedPage } from './site';

/** Sections may change their places: what they say is compared. */
function digestOf(sections: WrittenSection[]): string {
  const said = readSections(sections).map(({ titleKey, key }) => `${titleKey}\n${key}`);
  return digest(...said.sort()).slice(0, 16);
}

const writtenPage = async (siteDir: string, { path: name, title, file }: ComparedPage): Promise<WrittenPage> => ({
  path: name,
  title,
  sections: await kept({ siteDir, kind: 'written', name, from: publicEnv.siteUrl, pages: [file] }, async () =>
    writtenSections(await expandPage({ siteDir, file })),
  ),
});

async function writeJson(file: string, data: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(data));
}

/** Publishes what the browser needs to compare any two versions: a list of each version's pages, and what each says. */
export async function publishVersions(siteDir: string, outDir: string): Promise<void> {
  for (const version of BY_AGE) {
    const digests: PageDigest[] = [];
    for (const page of await readPages(siteDir, version.folder)) {
      const written = await writtenPage(siteDir, page);
      const { path: at, title, counterpart } = page;
      digests.push({ path: at, title, counterpart, digest: digestOf(written.sections) });
      await writeJson(path.join(outDir, pageFile(version, at)), written);
    }
    await writeJson(path.join(outDir, digestFile(version)), digests);
  }
}
