import { createHash } from 'node:crypto';
import type { HtmlReader } from './html';

export type InlineCode = {
  /** `sha256-…` of each inline script a browser would run. */
  hashes: string[];
  /** Markup that the policy would block: the build must not ship it. */
  problems: string[];
};

/** Data blocks (JSON-LD and the like) are not run, so the policy does not ask for their hash. */
function isExecutable(type: string | undefined): boolean {
  return !type || /^(module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i.test(type.trim());
}

/** Browsers skip spaces and line breaks there. */
const isScript = (value: string): boolean => /^\s*j/i.test(value) && /^javascript:/i.test(value.replace(/\s/g, ''));

function tagProblems(name: string, attributes: Record<string, string>): string[] {
  const problems: string[] = [];
  for (const attribute in attributes) {
    if (/^on[a-z]/.test(attribute)) problems.push(`<${name} ${attribute}=…>: move the handler into a script`);
    if (isScript(attributes[attribute]!)) problems.push(`<${name}> has a javascript: url; use a button and a script`);
  }
  if (name === 'style') problems.push('inline <style>: move the rules into a stylesheet');
  return problems;
}

/** Collects the inline code of a page. */
export class InlineCodeReader implements HtmlReader {
  readonly found: InlineCode = { hashes: [], problems: [] };
  private script: string | undefined;

  constructor(private readonly file: string) {}

  open(tag: string, attributes: Record<string, string>): void {
    for (const problem of tagProblems(tag, attributes)) this.found.problems.push(`${this.file}: ${problem}`);
    if (tag === 'script' && !('src' in attributes) && isExecutable(attributes.type)) this.script = '';
  }

  text(text: string): void {
    if (this.script !== undefined) this.script += text;
  }

  close(): void {
    if (this.script === undefined) return;
    this.found.hashes.push(`sha256-${createHash('sha256').update(this.script).digest('base64')}`);
    this.script = undefined;
  }
}

/** More than a handful of distinct scripts means that one of them varies by page: the header would grow without end. */
export const MAX_HASHES = 12;

export function collectInlineCode(pages: Iterable<readonly [file: string, found: InlineCode]>): string[] {
  const hashes = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, found] of pages) {
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
