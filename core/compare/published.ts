import { BY_AGE, type Version } from '../versions';

/** Where any two versions are compared. */
export const ANY_TWO = '/compare/versions';

/** Two alone are compared by the build. */
export const HAS_ANY_TWO = BY_AGE.length > 2;

/** The list of a version's pages. */
export const digestFile = ({ id }: Pick<Version, 'id'>): string => `${ANY_TWO}/${id}.json`;

/** What a page of a version says. */
export const pageFile = ({ id, base }: Pick<Version, 'id' | 'base'>, page: string): string =>
  `${ANY_TWO}/${id}/${page.slice(base.length).replace(/^\//, '') || 'home'}.json`;
