import type { Options } from '@docusaurus/plugin-content-docs';
import { STABLE, VERSIONS } from '../core/versions';

/** The versions as Docusaurus wants to know them. */
export const docsVersions = {
  lastVersion: STABLE.name,
  versions: Object.fromEntries(
    VERSIONS.map(({ name, label, base, indexed }) => [
      name,
      { label, path: base.slice(1) || '/', banner: 'none' as const, badge: false, noIndex: !indexed },
    ]),
  ),
} satisfies Partial<Options>;
