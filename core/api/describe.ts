import type { ApiData, Descriptions } from './types';

const own = <T>(record: Record<string, T> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

export const symbolText = (all: Descriptions, version: string, name: string): string | undefined =>
  own(all[name]?.in, version)?.text ?? own(all, name)?.text;

/** Its own words, those of the symbol that it is like, or those for all members of the name. */
export function memberText(all: Descriptions, version: string, symbol: string, member: string): string | undefined {
  return ownMemberText(all, version, symbol, member) ?? own(all['*']?.members, member);
}

function ownMemberText(all: Descriptions, version: string, symbol: string, member: string): string | undefined {
  const words = own(all, symbol);
  const found = own(own(words?.in, version)?.members, member) ?? own(words?.members, member);
  if (found) return found;
  for (const other of likesOf(words)) {
    const text = ownMemberText(all, version, other, member);
    if (text) return text;
  }
  return undefined;
}

const likesOf = (words: Descriptions[string] | undefined): string[] => [words?.like ?? []].flat();

/** Whether a symbol borrows the words of another, directly or through a third. */
const borrows = (all: Descriptions, symbol: string, from: string): boolean =>
  likesOf(own(all, symbol)).some((other) => other === from || borrows(all, other, from));

/** The node's API is described for its JSON-RPC reference: the client's methods are the same. */
export function withNodeMethods(all: Descriptions, methods: { name: string; description?: string }[]): Descriptions {
  const words = methods.flatMap(({ name, description }) =>
    description ? [[name.replace(/^node_/, ''), description] as const] : [],
  );
  const node = all.AztecNode!;
  return { ...all, AztecNode: { ...node, members: { ...Object.fromEntries(words), ...node.members } } };
}

/** The names of a version that have no words. */
export function undescribed(all: Descriptions, version: string, { symbols, mentioned }: ApiData): string[] {
  const names = [...symbols, ...mentioned].map(({ name }) => name).filter((name) => !symbolText(all, version, name));
  const members = symbols
    .filter(({ name }) => !own(all, name)?.internal)
    .flatMap(({ name, members = [] }) => members.map(([member]) => [name, member!] as const))
    .filter(([name, member]) => !memberText(all, version, name, member))
    .map(([name, member]) => `${name}.${member}`);
  return [...names, ...members];
}

/** Described names that no version has. */
export function unknownDescriptions(all: Descriptions, versions: Record<string, ApiData>): string[] {
  const known = new Map<string, Set<string>>();
  for (const { symbols, mentioned } of Object.values(versions)) {
    for (const { name, members = [] } of [...symbols, ...mentioned]) {
      const names = known.get(name) ?? new Set();
      members.forEach(([member]) => names.add(member!));
      known.set(name, names);
    }
  }
  return Object.entries(all).flatMap(([name, words]) => {
    const { members = {}, in: overrides = {} } = words;
    const described = [
      ...Object.keys(members),
      ...Object.values(overrides).flatMap((o) => Object.keys(o.members ?? {})),
    ];
    if (name === '*') return [];
    if (!known.has(name)) return [name];
    const borrowed = [...known.keys()].filter((each) => borrows(all, each, name));
    const seen = (member: string) => [name, ...borrowed].some((each) => known.get(each)?.has(member));
    return [
      ...described.filter((member) => !seen(member)).map((member) => `${name}.${member}`),
      ...likesOf(words).filter((other) => !all[other]),
    ];
  });
}
