import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import { publicEnv } from './env';

/** Where a page can be changed; where the repository of this site is not known, where a problem can be reported. */
export const editUrl: EditUrlFunction = ({ versionDocsDirPath, docPath, permalink }) =>
  publicEnv.repositoryUrl
    ? `${publicEnv.repositoryUrl}/edit/main/${versionDocsDirPath}/${docPath}`
    : `https://github.com/AztecProtocol/aztec-packages/issues/new?title=${encodeURIComponent(`docs: ${permalink}`)}`;
