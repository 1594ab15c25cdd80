import { blockHash } from '../../core/ran';
import type { RunPage, RunStep } from '../../core/tab';
import type { DocVersion } from '../../core/versions';
import { extractPage } from '../../content-lint/snippets/extract';
import type { Block, Page, Unit } from '../../content-lint/snippets/types';
import { HERE } from '../../core/fence';
import { assembleUnits } from '../../content-lint/snippets/units';

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

const IMPORTS = /\bfrom\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)/g;

/** What steps import and the tab does not have. */
function missing(steps: RunStep[], modules: ReadonlySet<string>): string[] {
  const imported = steps.flatMap(({ text }) => [...text.matchAll(IMPORTS)].map(([, from, inner]) => (from ?? inner)!));
  return [...new Set(imported)].filter((name) => !modules.has(name)).sort();
}

const NO_L1 = 'the network in the tab has no Ethereum';
/** Why it does not have them. What is not named here may only need a line in `network/tab/worker/v2.ts` or `v3.ts`. */
const REASONS: [modules: RegExp, reason: string][] = [
  [/ethereum|l1-artifacts|viem|messaging|TokenBridge/, NO_L1],
  [/^node:fs/, 'a tab has no files'],
  [/^node:crypto$/, 'it makes an account with an ECDSA key, whose contract is not in the tab'],
  [/^@aztec\/pxe\//, 'it makes a PXE with a store for Node.js'],
];

function reasonOf(absent: string[]): string {
  const known = REASONS.find(([modules]) => absent.some((name) => modules.test(name)));
  return `imports ${absent.join(', ')}${known ? `: ${known[1]}` : ''}`;
}

/** A block that ran, and cannot in a tab. */
export interface Without {
  line: number;
  reason: string;
}

/** What the blocks of a page that ran need to run in a tab, and why others cannot. */
export function runPageOf(
  root: string,
  file: string,
  version: DocVersion,
  ran: ReadonlySet<string>,
  modules: ReadonlySet<string>,
): { page: RunPage; without: Without[] } {
  const page = extractPage(root, file, version);
  const { units, references } = assembleUnits(page);
  const result: RunPage = { version, blocks: {}, steps: {} };
  const without = new Map<string, Without>();
  const hashOf = ({ body }: Block): string => blockHash(version, body);
  const whyNot = (first: RunStep[] | undefined, members: Block[]): string | undefined => {
    const foreign = members.find(({ fence }) => !LANGUAGES.has(fence.lang ?? ''));
    if (foreign) return `is ${foreign.fence.lang}: ${NO_L1}`;
    if (!members.every((block) => ran.has(hashOf(block)))) return 'goes on from a block that did not run';
    if (!first) return 'declares what hidden code calls after it: alone it does nothing';
    const absent = missing([...first, ...members.map(stepOf)], modules);
    return absent.length ? reasonOf(absent) : undefined;
  };
  const add = (first: RunStep[] | undefined, members: Block[]): void => {
    const reason = whyNot(first, members);
    if (!first || reason) {
      for (const block of members)
        if (ran.has(hashOf(block))) without.set(hashOf(block), { line: block.line, reason: reason! });
      return;
    }
    const steps = [...first, ...members.map(stepOf)];
    for (const step of steps) result.steps[step.key] = step;
    members.forEach((block, i) => {
      result.blocks[hashOf(block)] ??= steps.slice(0, first.length + i + 1).map(({ key }) => key);
    });
  };
  for (const unit of units) if (!unit.fails && unit.members?.length) add(before(page, unit), unit.members);
  for (const members of filesOf(references)) add([], members);
  for (const hash of Object.keys(result.blocks)) without.delete(hash);
  return { page: result, without: [...without.values()].sort((a, b) => a.line - b.line) };
}
