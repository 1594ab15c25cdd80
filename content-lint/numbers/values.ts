import { readData } from '../../markdown/data/data';
import type { VersionId } from '../snippets/types';
import { ROOT } from '../snippets/versions';
import { readJson } from '../snippets/cache';
import type { KeptFile } from '../../markdown/data/data';

/** Numbers of a version by name: constants, defaults of variables, and settings that are kept by hand. */
export function readValues(version: VersionId): Map<string, number> {
  const { constants, variables } = readData(ROOT, version, ROOT);
  const kept = readJson<KeptFile>(`${ROOT}/data/${version}/kept/settings.json`);
  if (!kept) throw new Error(`data/${version}/kept/settings.json is missing or is not JSON`);
  const all: [string, unknown][] = [
    ...Object.entries(constants),
    // Four paths, and three leaves: `insert` in the indexed tree of the protocol circuits.
    ['INDEXED_INSERT_HASHES', 4 * Number(constants.NULLIFIER_TREE_HEIGHT) + 3],
    ...variables
      .filter((variable) => variable.default)
      .map(({ name, default: value }): [string, unknown] => [name, value]),
    ...Object.values(kept.tables).flatMap(({ rows }) => rows.map(([name, value]): [string, unknown] => [name!, value])),
  ];
  return new Map(
    all.map(([name, value]) => [name, Number(value)] as const).filter(([, value]) => !Number.isNaN(value)),
  );
}
