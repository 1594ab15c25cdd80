import { writeItem } from '../../../core/storage';

/** Docusaurus' own key for the default docs plugin. */
export const savePreferred = (name: string): void => writeItem('docs-preferred-version-default', name);
