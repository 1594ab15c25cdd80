import { entryPointsOf, type ApiData, type ApiSymbol, type Replacements } from './types';

/** A line of a comparison, as in a diff. */
interface Change {
  sign: '-' | '+';
  text: string;
  /** What to use instead of a member that is gone. */
  instead?: string;
}

export type Fate =
  | { kind: 'same' | 'absent' }
  | { kind: 'gone'; instead?: string }
  /** `importFrom` where the entry point that most take it from has it no longer. */
  | { kind: 'differs'; importFrom?: string; changes: Change[] };

const find = (data: ApiData, name: string): ApiSymbol | undefined => data.symbols.find((each) => each.name === name);

/** What a symbol of `here` is in `there`. `replacements` says what to use for what the newer release lacks. */
export function fateOf(name: string, here: ApiData, there: ApiData, replacements: Replacements): Fate {
  const before = find(here, name)!;
  const after = find(there, name);
  if (!after) return replacements[name] ? { kind: 'gone', instead: replacements[name] } : { kind: 'absent' };
  const [from, to] = [entryPointsOf(here, before), entryPointsOf(there, after)];
  const importFrom = to.includes(from[0]!) ? undefined : to[0];
  const changes = [...signatureChanges(before, after), ...memberChanges(before, after, replacements)];
  return importFrom || changes.length > 0 ? { kind: 'differs', importFrom, changes } : { kind: 'same' };
}

const lines = (before: string[], after: string[]): Change[] => [
  ...before.filter((text) => !after.includes(text)).map((text): Change => ({ sign: '-', text })),
  ...after.filter((text) => !before.includes(text)).map((text): Change => ({ sign: '+', text })),
];

const signatureChanges = (before: ApiSymbol, after: ApiSymbol): Change[] => lines(before.signature, after.signature);

function memberChanges(before: ApiSymbol, after: ApiSymbol, replacements: Replacements): Change[] {
  const [old, young] = [before, after].map(
    ({ members = [] }) => new Map(members.map(([name, ...forms]) => [name!, forms])),
  ) as [Map<string, string[]>, Map<string, string[]>];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((name) => {
    const changes = lines(old.get(name) ?? [], young.get(name) ?? []);
    const instead = young.has(name) ? undefined : replacements[`${before.name}.${name}`];
    return instead ? changes.map((change) => ({ ...change, instead })) : changes;
  });
}
