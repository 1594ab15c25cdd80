import path from 'node:path';
import { visit } from 'unist-util-visit';
import { NOTES_PAGE } from '../../core/compare/migrationNote';
import { importOf, namesIn, type ChangedNames } from '../../core/compare/changedNames';
import { NIGHTLY, STABLE } from '../../core/versions';
import { readChanges } from '../../markdown/data/changes';
import { finding, type Finding, type Page, type SiteRule } from '../page';
import { ROOT } from '../snippets/versions';

const NOTES = `${NIGHTLY.folder}/${NOTES_PAGE}.md`;

interface Mention {
  name: string;
  /** Where it is imported from. */
  from?: string;
  node: Parameters<typeof finding>[1];
}

const IMPORT = /\bimport (?:type )?\{([^}]*)\} from '([^']+)'/g;

const importsIn = (code: string): { name: string; from: string }[] =>
  [...code.matchAll(IMPORT)].flatMap(([, names, from]) =>
    names!.split(',').map((name) => ({ name: /(?:type )?(\w*)/.exec(name.trim())![1]!, from: from! })),
  );

/** What the code of a page names and imports, each where it stands first. */
function mentions({ tree }: Page): Mention[] {
  const found = new Map<string, Mention>();
  visit(tree, ['code', 'inlineCode'], (node) => {
    const { value, lang } = node as { value: string; lang?: string };
    if (lang === 'mermaid') return;
    for (const each of [...namesIn(value).map((name) => ({ name, from: undefined })), ...importsIn(value)]) {
      const key = each.from === undefined ? each.name : importOf(each.name, each.from);
      if (!found.has(key)) found.set(key, { ...each, node });
    }
  });
  return [...found.values()];
}

/** Names on stable pages that the nightly does not have, or elsewhere, and of which no migration note tells. */
export function untold(pages: Page[], changes: ChangedNames, isTold: (name: string) => boolean): Finding[] {
  const isGone = (name: string) => changes.get(name)?.fate === 'gone';
  const fateOf = ({ name, from }: Mention) => {
    if (from === undefined) return isGone(name) ? 'is gone' : undefined;
    return !isGone(name) && isGone(importOf(name, from)) ? `moved away from ${from}` : undefined;
  };
  return pages.flatMap((page) =>
    mentions(page)
      .map((mention) => ({ ...mention, fate: fateOf(mention) }))
      .filter(({ name, fate }) => fate && !isTold(name))
      .map(({ name, node, fate }) =>
        finding(page, node, `${name} ${fate} in the nightly, and no migration note names it: write one in ${NOTES}`),
      ),
  );
}

/** Whoever uses what a page shows is told what to write instead. */
export const migrationIsTold: SiteRule = (pages) => {
  const changes = readChanges(ROOT, path.join(ROOT, NOTES));
  const notes = pages.find(({ file }) => file === NOTES);
  const told = new Set(notes && mentions(notes).map(({ name }) => name));
  const stable = pages.filter(
    ({ file, frontMatter }) => file.startsWith(`${STABLE.folder}/`) && frontMatter.counterpart !== NOTES_PAGE,
  );
  return untold(stable, changes, (name) => told.has(name));
};
