import { parse } from 'yaml';

const FENCED = /^---\r?\n([\s\S]*?\r?\n)?---\r?\n/;

/** What stands between the two lines of dashes at the top of a page. */
export const frontMatterText = (source: string): string => FENCED.exec(source)?.[1] ?? '';

export const withoutFrontMatter = (source: string): string => source.replace(FENCED, '');

/** The front matter of a page, as it was written. Throws where it is not valid YAML. */
export const parseFrontMatter = (source: string): Record<string, unknown> =>
  (parse(frontMatterText(source)) as Record<string, unknown> | null) ?? {};
