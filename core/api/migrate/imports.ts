import { mask } from './mask';

export interface ImportedName {
  /** As the package exports it; `*` for all of it, `default` for the default export. */
  name: string;
  /** As this file calls it. */
  as: string;
  type: boolean;
}

export interface Import {
  /** `import … from`, `export … from`, `import()` or `require()`. */
  kind: 'import' | 'export' | 'import()' | 'require()';
  from: string;
  names: ImportedName[];
  line: number;
  /** Names are taken from the call at once: `(await import('x')).Name`, `import('x').then(({ Name }) => …)`. */
  inline?: boolean;
}

/** A statement up to its module. The clause has neither quotes nor the next statement, so that a search ends early. */
const STATEMENT =
  /(?<![\w$.])(import|export)\b((?:(?!\b(?:import|export|from)\b)[^'"`;()=])*)(?:\bfrom\s*)?(['"]) *\3/g;
const CALL =
  /(?:\b(?:const|let|var)\s+(\{[^{}]*\}|[\w$]+)\s*=\s*(?:await\s+)?)?(?<![\w$.])(import|require)\s*\(\s*(['"]) *\3\s*\)(?:\s*\.\s*then\s*\(\s*\(?\s*(\{[^{}]*\}|[\w$]+)|\s*\)?\s*\.\s*(?!then\b)([\w$]+))?/g;

function listed(braces: string, allTypes: boolean, sign: RegExp): ImportedName[] {
  return braces
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const type = /^type\s+(?!as\b)/.test(part);
      const [name = '', as = name] = part
        .replace(/^type\s+(?!as\b)/, '')
        .split(sign)
        .map((each) => each.trim());
      return { name, as, type: allTypes || type };
    });
}

/** What stands between `import` and `from`: a default, a namespace, names in braces, each perhaps with `type`. */
function clauseNames(clause: string): ImportedName[] {
  const type = /^\s+type\b(?!\s*(,|$))/.test(clause);
  const rest = type ? clause.replace(/^\s+type\b/, '') : clause;
  const braces = /\{[^{}]*\}/.exec(rest)?.[0] ?? '';
  const namespace = /\*(?:\s*as\s+([\w$]+))?/.exec(rest.replace(braces, ''));
  const own = /^\s*([\w$]+)\s*(?:,|$)/.exec(rest.replace(braces, '').trim());
  return [
    ...(own ? [{ name: 'default', as: own[1]!, type }] : []),
    ...(namespace ? [{ name: '*', as: namespace[1] ?? '', type }] : []),
    ...listed(braces, type, /\s+as\s+/),
  ];
}

function boundNames(binding: string | undefined): ImportedName[] {
  if (!binding) return [];
  if (binding.startsWith('{')) return listed(binding, false, /\s*:\s*/);
  return [{ name: '*', as: binding, type: false }];
}

/** The imports of a TypeScript file in order: on several lines, of types, again exported, or by a call. */
export function findImports(source: string, code = mask(source)): Import[] {
  const starts = lineStarts(source);
  const found: (Import & { at: number })[] = [];
  const add = (kind: Import['kind'], match: RegExpMatchArray, quote: string, names: ImportedName[], inline = false) => {
    const end = match.index! + match[0].lastIndexOf(quote);
    const open = match.index! + match[0].lastIndexOf(quote, match[0].lastIndexOf(quote) - 1) + 1;
    const from = source.slice(open, end);
    const line = lineOf(starts, match.index!);
    found.push({ kind, from, names, line, ...(inline && { inline }), at: match.index! });
  };
  for (const match of code.matchAll(STATEMENT)) {
    const [, kind, clause, quote] = match;
    if (kind === 'export' && !/[*{]/.test(clause!)) continue;
    add(kind as Import['kind'], match, quote!, clauseNames(clause!));
  }
  for (const match of code.matchAll(CALL)) {
    const [, binding, call, quote, given, member] = match;
    const one = member ? { name: member, as: member, type: false } : undefined;
    // `const a = require('x').A` binds that name.
    const bound =
      one && binding && !binding.startsWith('{') && call === 'require' ? { ...one, as: binding } : undefined;
    const names = bound ? [bound] : one ? [one] : boundNames(given ?? binding);
    add(
      `${call as 'import' | 'require'}()`,
      match,
      quote!,
      names,
      (one !== undefined && !bound) || given !== undefined,
    );
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...each }) => each);
}

const BEGUN = /^[ \t]*(?:import\b(?!\s*[(.])|export\b(?=\s*(?:type\s*)?[*{])).*$/gm;

/** Lines where an import begins that could not be read: a brace is missing, or the module. */
export function brokenImports(code: string, found: readonly Import[]): number[] {
  const starts = lineStarts(code);
  const read = new Set(found.map(({ line }) => line));
  return [...code.matchAll(BEGUN)].flatMap(({ 0: text, index }) => {
    const line = lineOf(starts, index);
    const open = /\{[^}]*['"]/.test(text);
    // Names that the file itself has are exported without a module.
    const own = /^\s*export\b/.test(text) && !/\bfrom\b/.test(text);
    return open || (!read.has(line) && !own) ? [line] : [];
  });
}

export function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The line, counted from 1, that a place is on. */
export function lineOf(starts: number[], at: number): number {
  let [low, high] = [0, starts.length];
  while (low < high - 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return low + 1;
}
