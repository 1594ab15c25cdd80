import { parseYaml } from './yaml';

const FENCED = /^---\r?\n([\s\S]*?\r?\n)?---\r?\n/;

export const withoutFrontMatter = (source: string): string => source.replace(FENCED, '');

/** The front matter of a page, as it was written. Throws where it is not valid YAML. */
export const parseFrontMatter = (source: string): Record<string, unknown> =>
  (parseYaml(FENCED.exec(source)?.[1] ?? '') as Record<string, unknown> | null | undefined) ?? {};
