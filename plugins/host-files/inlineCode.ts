import { createHash } from 'node:crypto';

export type InlineCode = {
  /** `sha256-…` of each inline script a browser would run. */
  hashes: Set<string>;
  /** Markup that the policy would block: the build must not ship it. */
  problems: string[];
};

// Comments and quoted values are consumed whole, so a `>` or `onclick=` inside one is not taken for markup.
const TAG = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE))
    found.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  return found;
}

/** Data blocks (JSON-LD and the like) are not run, so the policy does not ask for their hash. */
function isExecutable(type: string | undefined): boolean {
  return !type || /^(module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i.test(type.trim());
}

/** Elements whose text is not markup, with what ends them. */
const RAW_TEXT = new Map(['script', 'style', 'textarea', 'title'].map((name) => [name, new RegExp(`</${name}`, 'gi')]));

function endOfRawText(name: string, html: string, start: number): number | undefined {
  const close = RAW_TEXT.get(name);
  if (!close) return undefined;
  close.lastIndex = start;
  return close.exec(html)?.index ?? html.length;
}

function tagProblems(name: string, attributes: Map<string, string>): string[] {
  const handlers = [...attributes.keys()].filter((attribute) => /^on[a-z]/.test(attribute));
  const problems = handlers.map((attribute) => `<${name} ${attribute}=…>: move the handler into a script`);
  if ([...attributes.values()].some((value) => /^\s*javascript:/i.test(value)))
    problems.push(`<${name}> has a javascript: url; use a button and a script`);
  if (name === 'style') problems.push('inline <style>: move the rules into a stylesheet');
  return problems;
}

export function inlineCodeOf(file: string, html: string): InlineCode {
  const hashes = new Set<string>();
  const problems: string[] = [];
  const tags = new RegExp(TAG);
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const name = tag[1]?.toLowerCase();
    if (!name) continue;
    const attributes = attributesOf(tag[2] ?? '');
    problems.push(...tagProblems(name, attributes).map((problem) => `${file}: ${problem}`));
    const start = tags.lastIndex;
    const end = endOfRawText(name, html, start);
    if (end === undefined) continue;
    tags.lastIndex = end;
    if (name === 'script' && !attributes.has('src') && isExecutable(attributes.get('type')))
      hashes.add(`sha256-${createHash('sha256').update(html.slice(start, end)).digest('base64')}`);
  }
  return { hashes, problems };
}

/** More than a handful of distinct scripts means that one of them varies by page: the header would grow without end. */
export const MAX_HASHES = 12;

export function collectInlineCode(pages: Iterable<{ file: string; html: string }>): string[] {
  const hashes = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, html } of pages) {
    const found = inlineCodeOf(file, html);
    for (const hash of found.hashes) if (!hashes.has(hash)) hashes.set(hash, file);
    problems.push(...found.problems);
  }
  if (hashes.size > MAX_HASHES) {
    const first = [...hashes].map(([hash, file]) => `${file} (${hash})`).slice(0, MAX_HASHES + 1);
    problems.push(
      `${hashes.size} distinct inline scripts, at most ${MAX_HASHES} are allowed; first seen in:\n    ${first.join('\n    ')}`,
    );
  }
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).map((problem) => `  ${problem}`);
    throw new Error(`The content security policy would block parts of this build:\n${shown.join('\n')}`);
  }
  return [...hashes.keys()].sort();
}
