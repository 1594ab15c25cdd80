import { contentChanges, type ContentChange } from '../../core/compare/content';
import { readSections } from '../../core/compare/sections';
import type { WrittenSection } from '../../core/compare/written';
import { showComparison } from '../../core/compare/shown';
import { parseFrontMatter } from '../../core/frontMatter';
import type { FileChange } from './history';
import { readSource } from './readSource';

/** What changed in a page on a day; `isNew` where there was no such page. */
export interface PageChange extends FileChange {
  title: string;
  description: string;
  isNew: boolean;
  changes: ContentChange[];
}

/** Sections that say the very same need no comparing. */
function differing(from: WrittenSection[], other: WrittenSection[]): WrittenSection[] {
  const known = new Set(other.map((section) => JSON.stringify(section)));
  return from.filter((section) => !known.has(JSON.stringify(section)));
}

/** Undefined where the page says what it said before. */
export async function pageChange(
  change: FileChange,
  before: string | undefined,
  after: string,
): Promise<PageChange | undefined> {
  const { title, description, draft } = parseFrontMatter(after) as Record<string, string>;
  if (draft) return undefined;
  // A draft was no page for readers.
  const isNew = before === undefined || Boolean(parseFrontMatter(before).draft);
  const page = { ...change, title: title!, description: description!, isNew };
  if (isNew) return { ...page, changes: [] };
  const [older, newer] = [readSource(before), readSource(after)];
  const side = (sections: WrittenSection[]) => ({ path: '', title: '', sections: async () => readSections(sections) });
  const { sections } = await showComparison(side(differing(older, newer)), side(differing(newer, older)));
  const changes = contentChanges(sections);
  return changes.length > 0 ? { ...page, changes } : undefined;
}
