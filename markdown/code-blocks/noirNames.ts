import { bareNoir } from '../../core/noirCode';
import type { NoirGroup, NoirName } from '../data/noir';

const USE = /\buse\s+[^;]+;/g;
/** A method is listed once for each type that may have it; of more, the reader learns nothing. */
const MOST = 2;

/** Members that a value has whose type the code around need not name: `self`, a context, storage, a call. */
const RECEIVERS: [owner: RegExp, receiver: string][] = [
  [/^ContractSelf$/, String.raw`\bself\.`],
  [/^(Private|Public|Utility)Context$/, String.raw`\bcontext\s*\.\s*`],
  [/^(Map|(Delayed)?Public(Mutable|Immutable)|Private(Set|Mutable|Immutable))$/, String.raw`\.\s*`],
  [/CallInterface$/, String.raw`\)\s*\.\s*`],
];

const isNamed = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

function isUsed({ kind, name }: NoirName, code: string, imports: string): boolean {
  if (kind === 'attribute') return new RegExp(`#\\[${name}\\b`).test(code);
  if (isNamed(imports, name)) return true;
  if (kind === 'function') return new RegExp(`(?<!\\bfn |[\\w.])${name}(?:::<[^>]*>)?\\(`).test(code);
  if (kind === 'module') return new RegExp(`\\b${name}::`).test(code);
  return new RegExp(`(?<!\\b(?:struct|contract) )\\b${name}\\b`).test(code);
}

function hasCall(owner: string, member: string, code: string): boolean {
  if (new RegExp(`\\b${owner}::${member}\\(`).test(code)) return true;
  if (member === 'new' || member === 'default') return false;
  const receiver = RECEIVERS.find(([owners]) => owners.test(owner))?.[1];
  if (!receiver && !isNamed(code, owner)) return false;
  const end = owner === 'ContractSelf' ? '\\b' : '\\(';
  return new RegExp(`${receiver ?? String.raw`\.\s*`}${member}${end}`).test(code);
}

function membersIn(names: NoirName[], code: string, words: ReadonlySet<string>): string[] {
  const owners = new Map<string, string[]>();
  for (const { name: owner, kind, members } of names) {
    if (kind === 'module') continue;
    for (const { name } of members)
      if (words.has(name) && hasCall(owner, name, code)) owners.set(name, [...(owners.get(name) ?? []), owner]);
  }
  return [...owners].flatMap(([member, all]) => {
    const near = all.filter((owner) => isNamed(code, owner));
    const likely = near.length > 0 ? near : all;
    return likely.length > MOST ? [] : likely.map((owner) => `${member}=${owner}.${member}`);
  });
}

/** The names of Aztec.nr in a block of Noir, as in `ApiUses`: `PrivateSet`, `insert=PrivateSet.insert`. */
export function noirNamesIn(block: string, groups: NoirGroup[]): string[] {
  const code = bareNoir(block);
  const imports = code.match(USE)?.join('\n') ?? '';
  const words = new Set(code.match(/\w+/g));
  const all = groups.flatMap((group) => group.names);
  const used = all.filter((entry) => words.has(entry.name) && isUsed(entry, code, imports));
  return [...used.map(({ name }) => name), ...membersIn(all, code, words)];
}
