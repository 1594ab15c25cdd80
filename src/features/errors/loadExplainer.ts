import { makeExplainer, type Explainer } from '../../../core/errors/explain';
import type { Catalogue } from '../../../core/errors/types';
import type { DocVersion } from '../../../core/versions';

const loaded = new Map<DocVersion, Promise<Explainer>>();

/** The errors of a version, written by `plugins/errors` and loaded once. */
export function loadExplainer(version: DocVersion): Promise<Explainer> {
  const known = loaded.get(version);
  if (known) return known;
  const promise = import(`@generated/errors/default/${version}.json`).then((module: { default: Catalogue }) =>
    makeExplainer(module.default),
  );
  loaded.set(version, promise);
  promise.catch(() => loaded.delete(version));
  return promise;
}
