import { blockHash } from '../../core/ran';
import type { RunPage, RunStep } from '../../core/tab';
import { STABLE } from '../../core/versions';
import { extractPage } from '../../content-lint/snippets/extract';
import type { Block, Page, Unit } from '../../content-lint/snippets/types';
import { assembleUnits, HERE } from '../../content-lint/snippets/units';

const hashOf = ({ body }: Block): string => blockHash(STABLE.id, body);
const LANGUAGES = new Set(['ts', 'js']);

/** A prelude goes before its block; one that goes on after it cannot be run apart from it. */
function headOf({ body }: Block): string | undefined {
  const lines = body.split('\n');
  const at = lines.findIndex((line) => HERE.test(line));
  if (at < 0) return body;
  return lines.slice(at + 1).every((line) => line.trim() === '') ? lines.slice(0, at).join('\n') : undefined;
}

const hidden = (key: string, text: string): RunStep => ({ key, text, title: 'Set-up of this page', hidden: true });

/** What runs before the blocks of a unit, or nothing where they cannot run apart. */
function before(page: Page, { prelude, members = [] }: Unit): RunStep[] | undefined {
  const named = members.flatMap(({ fence }) => (fence.after ? [fence.after] : []));
  const programs = named.map((name) => page.blocks.find(({ fence }) => fence.prelude === name));
  const alone = programs.map((block, i): RunStep => ({
    ...hidden(`after-${named[i]}`, block?.body ?? ''),
    alone: true,
  }));
  if (!prelude) return alone;
  const text = headOf(prelude);
  return text === undefined ? undefined : [...alone, hidden(`prelude-${prelude.line}`, text)];
}

const stepOf = (block: Block): RunStep => ({
  key: `line-${block.line}`,
  title: block.fence.title ?? 'An earlier block of this page',
  text: block.body,
});

/** Blocks that show parts of one file, in the order of the file; the whole file is a program by itself. */
function filesOf(references: Block[]): Block[][] {
  const parts = references.filter(({ fence }) => fence.region);
  const files = [...new Set(parts.map(({ fence }) => fence.file!))].map((file) =>
    parts.filter(({ fence }) => fence.file === file).sort((a, b) => a.origin.line - b.origin.line),
  );
  return [...files, ...references.filter(({ fence }) => !fence.region).map((block) => [block])];
}

function isRunnable(steps: RunStep[], modules: ReadonlySet<string>): boolean {
  const imported = steps.flatMap(({ text }) => [...text.matchAll(/\bfrom\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)/g)]);
  return imported.every(([, from, inner]) => modules.has((from ?? inner)!));
}

/** What the blocks of a page that ran need to run in a tab. */
export function runPageOf(root: string, file: string, ran: ReadonlySet<string>, modules: ReadonlySet<string>): RunPage {
  const page = extractPage(root, file, STABLE.id);
  const { units, references } = assembleUnits(page);
  const result: RunPage = { blocks: {}, steps: {} };
  const add = (first: RunStep[] | undefined, members: Block[]): void => {
    const steps = [...(first ?? []), ...members.map(stepOf)];
    const all = members.every((block) => ran.has(hashOf(block)) && LANGUAGES.has(block.fence.lang ?? ''));
    if (!first || !all || members.length === 0 || !isRunnable(steps, modules)) return;
    for (const step of steps) result.steps[step.key] = step;
    members.forEach((block, i) => {
      result.blocks[hashOf(block)] ??= steps.slice(0, first.length + i + 1).map(({ key }) => key);
    });
  };
  for (const unit of units) if (!unit.fails) add(before(page, unit), unit.members ?? []);
  for (const members of filesOf(references)) add([], members);
  return result;
}
