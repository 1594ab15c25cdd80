import { makeExplainer } from '../../../core/errors/explain';
import type { Catalogue } from '../../../core/errors/types';
import type { DocVersion } from '../../../core/versions';
import { loadOnce } from '../../bridge/loadOnce';

/** The errors of a version, written by `plugins/errors`. */
export const loadExplainer = loadOnce((version: DocVersion) =>
  import(`@generated/errors/default/${version}.json`).then((module: { default: Catalogue }) =>
    makeExplainer(module.default),
  ),
);
