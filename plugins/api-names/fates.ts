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

/** What interactions take in the newer release. */
const TAKEN = ['SendInteractionOptions', 'InteractionFeeOptions', 'DeployOptions'];

const membersOf = (symbols: ApiSymbol[], isWanted: (name: string) => boolean): [symbol: string, member: string][] =>
  symbols
    .filter(({ name }) => isWanted(name))
    .flatMap(({ name, members = [] }) => members.map(([member]): [string, string] => [name, member!]));

/** Options that a transaction no longer takes: those that have words for it. */
function optionsOf({ data, other, replacement }: Api): Record<string, string> {
  const taken = membersOf(other.data.symbols, (name) => TAKEN.includes(name)).map(([, member]) => member);
  const gone = membersOf(data.symbols, (name) => name.endsWith('Options')).flatMap(([symbol, member]) => {
    const instead = replacement(`${symbol}.${member}`);
    return instead && !taken.includes(member) ? [[member, instead] as const] : [];
  });
  return Object.fromEntries(gone);
}

/** No ordinary word, so that code that has it can mean nothing else. */
const TELLING = /[a-z][A-Z]/;

/** Members that no type of the newer release has, wherever one stands: where the type is not written, they name it. */
function membersGone({ data, other, replacement }: Api): Fates['members'] {
  const newer = [...other.data.symbols, ...other.data.mentioned];
  const kept = new Set(newer.flatMap(({ members = [] }) => members.map(([member]) => member)));
  const texts = newer.flatMap(({ signature, members = [] }) => [...signature, ...members.flat()]).join('\n');
  const isKept = (member: string) => kept.has(member) || new RegExp(`(?<![\\w$])${member}\\??:`).test(texts);
  const all = [...data.symbols, ...data.mentioned].flatMap(({ name, members = [] }) =>
    members.map(([member]) => [member!, name, replacement(`${name}.${member}`)] as const),
  );
  // A word that other packages may have too has no words of ours.
  const gone = all.flatMap(([member, of, instead]): [string, [string, string]][] =>
    instead && TELLING.test(member) && !isKept(member) ? [[member, [of, instead]]] : [],
  );
  return Object.fromEntries(gone);
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
    options: optionsOf(api),
    members: membersGone(api),
  };
}
