import { escapeRegExp } from '../../core/escapeRegExp';

/** Two letters, or a sign. */
const BEGINNING = /(?<![\w-])(?:\w{1,2}|[^\w\s])/g;

/** Finds names in a text, also in the plural. Where no word begins as one of them, hundreds need not be tried. */
export function finderOf(names: readonly string[]): (text: string) => RegExpExecArray[] {
  const beginnings = new Set(names.flatMap((name) => name.match(BEGINNING)?.[0] ?? []));
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const any = new RegExp(`(${longestFirst.join('|')})(?:s|es)?(?![\\w-])`, 'iy');
  return (text) => {
    const found: RegExpExecArray[] = [];
    let end = 0;
    for (const { 0: beginning, index } of text.matchAll(BEGINNING)) {
      if (index < end || !beginnings.has(beginning.toLowerCase())) continue;
      any.lastIndex = index;
      const match = any.exec(text);
      if (!match) continue;
      found.push(match);
      end = any.lastIndex;
    }
    return found;
  };
}
