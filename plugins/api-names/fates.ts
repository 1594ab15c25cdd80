import type { FateLine, Fates, NameFate } from '../../core/api/migrate/fates';
import type { ApiSymbol } from '../../core/api/types';
import { NIGHTLY, STABLE } from '../../core/versions';
import { apiFolder, readApi, type Api } from '../../markdown/data/api';

function fateOf({ name, from }: ApiSymbol, api: Api): NameFate {
  const fate = api.fate(name);
  const to = api.other.data.symbols.find((each) => each.name === name)?.from ?? [];
  const lines = fate.kind === 'differs' ? fate.changes : [];
  return {
    from,
    to,
    page: api.pages.get(name)!,
    ...(fate.kind === 'gone' ? { instead: fate.instead } : {}),
    ...(lines.length > 0
      ? { lines: lines.map(({ sign, text, instead }): FateLine => (instead ? [sign, text, instead] : [sign, text])) }
      : {}),
  };
}

/** What becomes of each name of the stable release in the nightly, for the page that reads a developer's imports. */
export function fatesOf(siteDir: string): Fates {
  const api = readApi(siteDir, STABLE.id, siteDir);
  const { other, data } = api;
  const known = new Set(data.symbols.map(({ name }) => name));
  const added = other.data.symbols.filter(({ name }) => !known.has(name));
  return {
    older: data.entryPoints,
    newer: other.data.entryPoints,
    olderBase: `${STABLE.base}/${apiFolder(siteDir, STABLE.id)}`,
    newerBase: `${NIGHTLY.base}/${apiFolder(siteDir, NIGHTLY.id)}`,
    names: Object.fromEntries(data.symbols.map((symbol) => [symbol.name, fateOf(symbol, api)])),
    added: Object.fromEntries(added.map(({ name, from }) => [name, from])),
  };
}
