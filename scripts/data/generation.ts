import { versionById, type DocVersion } from '../../core/versions';

export type Generation = 2 | 3;

/** The command line changed between releases 2 and 3: which of the two a version has, by its SDK release. */
export const generationOf = (version: DocVersion): Generation => (versionById(version).sdk.startsWith('2.') ? 2 : 3);
