import type { Api } from './api';
import type { Linker } from './signature';

/** Where a name is printed, and how other names are linked from there. */
export interface ApiPlace {
  api: Api;
  page: string;
  depth: number;
  linkTo: Linker;
  /** To the other release. */
  linkThere: Linker;
}

export function apiPlace(api: Api, page: string, depth: number): ApiPlace {
  const linkTo: Linker = (name) => {
    const home = api.pages.get(name);
    return home && `${home === page ? '' : `./${home}.md`}#${name.toLowerCase()}`;
  };
  const linkThere: Linker = (name) => {
    const { pages, base } = api.other;
    return pages.has(name) ? `${base}/${pages.get(name)}#${name.toLowerCase()}` : undefined;
  };
  return { api, page, depth, linkTo, linkThere };
}
