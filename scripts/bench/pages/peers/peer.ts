import type { Page, Sidebar } from '../content';

export interface Peer {
  name: string;
  folder: string;
  manifest: object;
  /** Everything but the packages, as paths and texts. Comparisons are for the peer whose builds are measured. */
  files(pages: readonly Page[], sidebars: readonly Sidebar[], comparisons: readonly Page[]): Record<string, string>;
  /** Where the files of pages are. */
  source: string;
  /** Where the build goes. */
  output: string;
  /** What a cold build must not find. */
  caches: readonly string[];
  /** The sidebar of a page on a wide screen. */
  sidebar: string;
  /** Runs in the page: true once it reacts to the reader. */
  hydrated: () => boolean;
}

export const TITLE = 'Documentation';
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#0b3b33"/></svg>';

export function manifest(build: string, dependencies: Record<string, string>, more: object = {}): object {
  return { name: 'peer', private: true, scripts: { build }, dependencies, ...more };
}

/** The name of a page's file without its ending. */
export const stem = ({ path }: Page): string => path.slice(1) || 'index';

/** Front matter; JSON is YAML too. */
export function frontMatter(values: Record<string, string | string[]>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}
