import type { FateLine, Fates } from './fates';
import { memberOf } from './fates';

/** Calls whose result has a type that code seldom names: those of contracts, and deployments by a generated class. */
const MADE: [call: RegExp, type: string, what: string][] = [
  [/\.\s*methods\s*\.\s*[\w$]+\s*\(/g, 'ContractFunctionInteraction', 'a call'],
  [/(?<![\w$])[\w$]*Contract\s*\.\s*deploy\w*\s*\(/g, 'DeployMethod', 'a deployment'],
];
/** What such a type returns itself by. */
const SAME = /^\s*[?!]?\.\s*with\s*\(/;
const MEMBER = /^\s*[?!]?\.\s*([\w$]+)/;
const ASSIGNED = /(?<![\w$.])(?:const|let|var)\s+([\w$]+)\s*=\s*(?:await\s+)?[^;=(){}\n]*$/;

/** No call is longer: a search from each of many open brackets would not end. */
const LONGEST = 1000;

/** The place after the bracket that closes the one before `open`; of an unclosed one the end. */
function endOfCall(code: string, open: number): number {
  let depth = 1;
  for (let at = open; at < Math.min(code.length, open + LONGEST); at += 1) {
    if (code[at] === '(') depth += 1;
    else if (code[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}

export interface Told {
  at: number;
  text: string;
}

/** Members that the newer release does not have, with what to use. */
const goneOf = (lines: FateLine[]): Map<string, string> => {
  const stays = new Set(lines.filter(([sign]) => sign === '+').map(([, text]) => memberOf(text)));
  return new Map(
    lines.flatMap(([sign, text, instead]) => {
      const member = memberOf(text);
      return sign === '-' && member && !stays.has(member) ? [[member, instead ?? '']] : [];
    }),
  );
};

/** Members of what contracts make, at each place where the code takes one that is gone. */
export function goneMembers(code: string, { names }: Fates): Told[] {
  return MADE.flatMap(([call, type, what]) => {
    const gone = goneOf(names[type]?.lines ?? []);
    const told = (at: number, member: string): Told[] =>
      gone.has(member) ? [{ at, text: `\`${member}\` of ${what} (\`${type}\`) is gone. ${gone.get(member)}` }] : [];
    return [...code.matchAll(call)].flatMap(({ index, 0: text }) => {
      let end = endOfCall(code, index + text.length);
      for (let more = SAME.exec(code.slice(end, end + 40)); more; more = SAME.exec(code.slice(end, end + 40)))
        end = endOfCall(code, end + more[0].length);
      const next = MEMBER.exec(code.slice(end, end + 80));
      if (next) return told(end, next[1]!);
      const value = ASSIGNED.exec(code.slice(Math.max(0, index - 200), index))?.[1];
      if (!value) return [];
      const uses = code.matchAll(
        new RegExp(`(?<![\\w$.])${value.replace(/\$/g, '\\$')}\\s*[?!]?\\.\\s*([\\w$]+)`, 'g'),
      );
      return [...uses].flatMap((use) => told(use.index, use[1]!));
    });
  });
}

/** Members that only the older release has, of values whose type the code does not show, and as keys of an object. */
export function lostMembers(code: string, { members }: Fates, named: ReadonlySet<string>): Told[] {
  const names = Object.keys(members).filter((name) => !named.has(name));
  if (names.length === 0) return [];
  const any = names.join('|');
  const use = new RegExp(`\\.\\s*(${any})(?![\\w$])|[{,]\\s*(${any})(?=\\s*:)`, 'g');
  return [...code.matchAll(use)].map(({ index, 0: text, 1: member, 2: key }) => {
    const name = (member ?? key)!;
    const [of, instead] = members[name]!;
    return { at: index + text.length - name.length, text: `\`${name}\` of \`${of}\` is gone. ${instead}` };
  });
}

const TAKES_OPTIONS = /\.\s*(send|prove|deploy)\s*\(/g;

/** Options of what sends that are gone. */
export function goneOptions(code: string, { options }: Fates): Told[] {
  const option = new RegExp(`[{,]\\s*(${Object.keys(options).join('|') || '(?!)'})\\s*(?=[:,}])`, 'g');
  return [...code.matchAll(TAKES_OPTIONS)].flatMap(({ index, 0: text, 1: call }) => {
    const given = code.slice(index, endOfCall(code, index + text.length));
    return [...given.matchAll(option)].map(({ index: at, 1: name }) => ({
      at: index + at + 1,
      text: `\`${name}\` is no option of \`${call}\`. ${options[name!]}`,
    }));
  });
}
