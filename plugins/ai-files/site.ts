import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { navbar } from '../../config/navbar';
import { withoutSlash } from '../../core/pagePath';
import { NIGHTLY, STABLE, VERSIONS, type DocVersion } from '../../core/versions';

export interface AiPage {
  id: string;
  route: string;
  /** Path of its file from the root of the repository. */
  file: string;
  title: string;
  description: string;
  /** In which words readers ask for it. */
  asked: string[];
}

export interface AiVersion {
  version: DocVersion;
  label: string;
  kind: 'stable release' | 'nightly pre-release' | 'older release';
  sections: { title: string; pages: AiPage[] }[];
}

interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  value?: string;
  link?: { type: string; id?: string };
  items?: SidebarItem[];
}

/** A category with fewer pages stays under the heading before it. */
const OWN_SECTION = 5;

function idsOf(item: SidebarItem): string[] {
  const own = item.type === 'doc' ? item.id : item.link?.id;
  return [...(own ? [own] : []), ...(item.items ?? []).flatMap(idsOf)];
}

/** Headings of one sidebar with the ids of the pages below them, in the order that readers see. */
export function sidebarSections(name: string, items: SidebarItem[]): { title: string; ids: string[] }[] {
  const sections: { title: string; ids: string[] }[] = [];
  let heading = { title: name, ids: [] as string[] };
  sections.push(heading);
  for (const item of items) {
    const ids = idsOf(item);
    if (item.type === 'html') sections.push((heading = { title: `${name}: ${item.value}`, ids: [] }));
    else if (ids.length >= OWN_SECTION) sections.push({ title: `${name}: ${item.label}`, ids });
    else heading.ids.push(...ids);
  }
  return sections;
}

function sidebarName(id: string): string {
  const item = (navbar.items ?? []).find((each) => each.sidebarId === id);
  return String(item?.label ?? id);
}

/** Which section an entry belongs to is of no use here. */
const askedOf = (frontMatter: object): string[] =>
  ((frontMatter as { asked?: string[] }).asked ?? []).map((entry) => entry.replace(/^#\S+ /, ''));

function aiPages(loaded: LoadedVersion): Map<string, AiPage> {
  const published = loaded.docs.filter((doc) => !doc.draft && !doc.unlisted);
  return new Map(
    published.map((doc) => [
      doc.id,
      {
        id: doc.id,
        route: withoutSlash(doc.permalink),
        file: doc.source.replace(/^@site\//, ''),
        title: doc.title,
        description: doc.description,
        asked: askedOf(doc.frontMatter),
      },
    ]),
  );
}

function aiVersion(loaded: LoadedVersion): AiVersion {
  const pages = aiPages(loaded);
  const listed = new Set<string>();
  const take = (ids: string[]) =>
    ids.flatMap((id) => {
      const page = pages.get(id);
      if (!page || listed.has(id)) return [];
      listed.add(id);
      return [page];
    });
  const sections = Object.entries(loaded.sidebars).flatMap(([id, items]) =>
    sidebarSections(sidebarName(id), items as SidebarItem[]).map(({ title, ids }) => ({ title, pages: take(ids) })),
  );
  const others = take([...pages.keys()].sort((a, b) => a.split('/').length - b.split('/').length));
  const { id } = VERSIONS.find(({ name }) => name === loaded.versionName)!;
  return {
    version: id,
    label: loaded.label,
    kind: id === NIGHTLY.id ? 'nightly pre-release' : id === STABLE.id ? 'stable release' : 'older release',
    sections: [{ title: 'General', pages: others }, ...sections].filter((section) => section.pages.length > 0),
  };
}

/** Both versions, without drafts. */
export const aiVersions = (content: LoadedContent): AiVersion[] => content.loadedVersions.map(aiVersion);

export const pagesOf = (version: AiVersion): AiPage[] => version.sections.flatMap((section) => section.pages);
