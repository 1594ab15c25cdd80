import { createContext } from 'react';
import { SITE_NAMES, type VersionNames } from '../../../core/compare/verdict';

/** What is compared, and the list that it is from. */
export interface Compared {
  names: VersionNames;
  list: { to: string; title: string };
}

export const ComparedContext = createContext<Compared>({
  names: SITE_NAMES,
  list: { to: '/compare', title: 'What changed in nightly' },
});
