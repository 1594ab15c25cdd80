import { kindsOf } from '../../core/compare/comparedSection';
import type { Library, LibraryPage, PageComparison } from '../../core/library';
import type { Comparison } from '../compare/pairs';
import { compareSite } from '../compare/site';
import type { AiVersion } from './site';

function comparisonOf(path: string, found: Comparison | undefined): PageComparison | undefined {
  if (!found) return undefined;
  const other = found.old?.path === path ? found.new?.path : found.old?.path;
  const { verdict, href, changes, anew } = found;
  const sections = found.sections.map((each) => ({ verdict: each.verdict, title: each.title, kinds: kindsOf(each) }));
  return { verdict, href, changes, anew, sections, ...(other ? { other } : {}) };
}

/** The list of pages that the MCP server works with. */
export async function makeLibrary(
  versions: AiVersion[],
  parts: ReadonlyMap<string, number>,
  { siteDir, siteUrl }: { siteDir: string; siteUrl: string },
): Promise<Library> {
  const { byPath } = await compareSite(siteDir);
  return {
    siteUrl,
    versions: versions.map(({ version, label, kind, sections }) => ({
      version,
      label,
      kind,
      pages: sections.flatMap(({ title: section, pages }) =>
        pages.map(({ route: path, title, description }): LibraryPage => ({
          path,
          title,
          description,
          section,
          parts: parts.get(path) ?? 1,
          comparison: comparisonOf(path, byPath.get(path)),
        })),
      ),
    })),
  };
}
