import { memberOf, type FateLine } from './fates';
import { valuesOf } from './values';
import type { Verdict } from './verdict';

export const escaped = (name: string): string => name.replace(/\$/g, '\\$');

/**
 * Lines about members that the code uses come first. Where the code shows which values are of the type, these are
 * looked at; else a member counts as used where `.member` is written.
 */
export function splitLines(lines: FateLine[], name: string, code: string): Pick<Verdict, 'used' | 'others'> {
  const values = valuesOf(name, code).map(escaped).join('|');
  const owner = values
    ? `(?<![\\w$.])(?:this\\s*\\.\\s*)?(?:${values})\\s*(?:[?!]?(?:\\.\\s*)?\\[[^\\]]{0,40}\\]\\s*)?[?!]?`
    : '';
  const made = new RegExp(`(?<![\\w$])new\\s+(?:[\\w$]+\\s*\\.\\s*)?${escaped(name)}\\s*[(<]`).test(code);
  const uses = (line: FateLine) => {
    const member = memberOf(line[1]);
    if (member === 'constructor') return made;
    return member !== undefined && new RegExp(`${owner}\\.\\s*${escaped(member)}(?![\\w$])`).test(code);
  };
  return { used: lines.filter(uses), others: lines.filter((line) => !uses(line)) };
}
