import { NIGHTLY, STABLE, VERSIONS, type DocVersion } from './versions';

export interface LlmsPaths {
  index: string;
  full: string;
}

/** Index and full text for AI tools. The nightly ones lie at the root, where tools look for them. */
export const LLMS = Object.fromEntries(
  VERSIONS.map(({ id }) => {
    const folder = id === NIGHTLY.id ? '' : `/${id}`;
    return [id, { index: `${folder}/llms.txt`, full: `${folder}/llms-full.txt` }];
  }),
) as Record<DocVersion, LlmsPaths>;

/** The same by the name that Docusaurus has for a version; the stable ones for pages of no version. */
export const llmsOf = (name: string | undefined): LlmsPaths =>
  LLMS[(VERSIONS.find((version) => version.name === name) ?? STABLE).id];
