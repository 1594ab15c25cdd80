import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionById, versionOfAddress, type DocVersion } from '../../core/versions';
import { LIBRARY_FILE, type Library, type LibraryPage, type LibraryVersion } from '../../core/library';
import { ERRORS_FILE, type Catalogue } from '../../core/errors/types';
import { partPath } from '../../core/markdownPath';
import { nearNames } from '../../core/near';

/** A mistake of the caller, in words that tell how to ask again. */
export class AskError extends Error {}

/** Made at the first question about a version, and kept. */
export function perVersion<T>(make: (version: DocVersion) => T): (version: DocVersion) => T {
  const made = new Map<DocVersion, T>();
  return (version) => {
    if (!made.has(version)) made.set(version, make(version));
    return made.get(version)!;
  };
}

export interface FoundPage {
  version: LibraryVersion;
  page: LibraryPage;
}

/** The clean path that a url, a Markdown path or a loose spelling means. */
function routeOf(asked: string): string {
  const bare = asked
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .split(/[?#]/, 1)[0]!
    .replace(/(\.part-\d+)?\.(md|html)$/, '')
    .replace(/\/index$/, '')
    .replace(/^\/*|\/*$/g, '');
  return `/${bare === 'index' ? '' : bare}`;
}

/** The same place in the tree of the other version. */
function inVersion(route: string, version: DocVersion): string {
  const bare = route.slice(versionOfAddress(route).base.length).replace(/^\/$/, '');
  return `${versionById(version).base}${bare}` || '/';
}

/** The pages of a build, as programs read them. */
export class DocsLibrary {
  constructor(
    private readonly buildDir: string,
    readonly data: Library,
  ) {}

  static open(buildDir: string): DocsLibrary {
    const file = path.join(buildDir, LIBRARY_FILE);
    if (!existsSync(file))
      throw new Error(`${file} is missing: it is written by the build. Run 'npm run build' first.`);
    return new DocsLibrary(buildDir, JSON.parse(readFileSync(file, 'utf8')) as Library);
  }

  /** The errors of each version; undefined in a build without them. */
  errors(): Record<string, Catalogue> | undefined {
    const file = path.join(this.buildDir, ERRORS_FILE);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Catalogue>) : undefined;
  }

  version(name: DocVersion): LibraryVersion {
    const found = this.data.versions.find((each) => each.version === name);
    if (!found) throw new AskError(`This site has no version "${name}".`);
    return found;
  }

  find(asked: string, wanted?: DocVersion): FoundPage {
    const route = routeOf(asked);
    const version = this.version(wanted ?? versionOfAddress(route).id);
    const at = (name: string | undefined) => version.pages.find((page) => page.path === name);
    const elsewhere = this.data.versions.flatMap((each) => each.pages).find((page) => page.path === route);
    const page = at(inVersion(route, version.version)) ?? at(elsewhere?.comparison?.other);
    if (page) return { version, page };
    const near = nearNames(
      inVersion(route, version.version),
      version.pages.map((each) => each.path),
    );
    const hint = near.length > 0 ? `Near it: ${near.join(', ')}.` : 'Use search_docs or list_pages to find its path.';
    throw new AskError(`No page "${asked}" in ${version.label}. ${hint}`);
  }

  url(page: LibraryPage): string {
    return `${this.data.siteUrl}${page.path}`;
  }

  async text({ page }: FoundPage, part: number): Promise<string> {
    if (part > page.parts) throw new AskError(`${page.path} has ${page.parts} part(s); part ${part} does not exist.`);
    return readFile(path.join(this.buildDir, partPath(page.path, part)), 'utf8');
  }
}
