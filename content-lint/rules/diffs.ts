import { VERSIONS } from '../../core/versions';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding, Page, SiteRule } from '../page';
import { namesIn, shownWords } from '../names/spans';
import { fromElsewhere, readVocabulary } from '../names/vocabulary';
import { ROOT, versionOfPath } from '../snippets/versions';

/** What a block declares itself: variables, functions, types, parameters. */
const DECLARED = [
  /\b(?:let|const|fn|contract|struct|mut)\s+(?:mut\s+)?[{[]?\s*(\w+)/g,
  /(\w+)\s*:/g,
  /\|(\w+)\|/g,
  /[-\w]+\.json/g,
];

/** Nobody compiles a `diff`, so what it leads to must at least name things that exist in the page's version. */
export const diffsLeadSomewhere: SiteRule = (pages) =>
  VERSIONS.flatMap(({ id }) => {
    const ours = pages.filter(({ file }) => versionOfPath(file) === id);
    const blocks = ours.flatMap((page) => diffs(page).map((block) => ({ page, block })));
    if (blocks.length === 0) return [];
    const shown = shownWords(ROOT, ours).names;
    const { names } = readVocabulary(ROOT, id);
    const known = (name: string) =>
      name.length === 1 || names.has(name) || shown.has(name) || fromElsewhere.names.has(name);
    return blocks.flatMap(({ page, block }) => checkBlock(page, block, known));
  });

function diffs(page: Page): Code[] {
  const found: Code[] = [];
  visit(page.tree, 'code', (node) => {
    if (node.lang === 'diff') found.push(node);
  });
  return found;
}

function checkBlock(page: Page, { value, position }: Code, known: (name: string) => boolean): Finding[] {
  const declared = new Set(DECLARED.flatMap((form) => [...value.matchAll(form)].flatMap((match) => namesIn(match[0]))));
  return value.split('\n').flatMap((text, index) => {
    if (/^(-|@@)/.test(text)) return [];
    const missing = namesIn(text.slice(1)).filter((name) => !known(name) && !declared.has(name));
    const line = (position?.start.line ?? 0) + 1 + index;
    return missing.map((name) => ({ file: page.file, line, message: `${name}: no name of this version` }));
  });
}
