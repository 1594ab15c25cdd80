import { storedStore, type Store } from '../../bridge/store';

/** The choice of a group, kept for the next page under Docusaurus' own key. Null: none yet. */
export const tabChoice = (group: string): Store<string | null> =>
  storedStore<string | null>(`docusaurus.tab.${group}`, {
    server: null,
    parse: (text) => text,
    format: (value) => value ?? '',
  });
