import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import { withoutSlash } from '../../core/pagePath';

/** A page of the docs, and the sidebar that it stands in. */
export interface ActiveDoc {
  path: string;
  sidebar?: string;
}

/** The router takes addresses in any case. */
const keyOf = (path: string): string => withoutSlash(path).toLowerCase();

type Routes = NonNullable<(typeof routes)[number]['routes']>;
const below = (level: Routes): Routes => level.flatMap((route) => route.routes ?? []);
/** The docs, their versions, and what a version shows with a sidebar: pages are the routes below. */
const docs = below(below(below(routes)));
const byPath = new Map(docs.map((doc) => [keyOf(doc.path as string), doc as ActiveDoc]));

/** The page of the docs that is shown. Docusaurus' own way compares each page with the address. */
export function useActiveDoc(): ActiveDoc | undefined {
  return byPath.get(keyOf(useLocation().pathname));
}
